// Not in the index, which every page carries: 7 kB that two pages need come with those two.
export { Tabs } from '@radix-ui/themes';
