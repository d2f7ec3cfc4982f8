export { generateReply } from './generateReply.ts';
