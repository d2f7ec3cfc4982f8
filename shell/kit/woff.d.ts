/** The address of a font's file. */
declare module '*.woff' {
  const address: string;
  export default address;
}
