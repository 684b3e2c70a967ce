/** The address of a script that Turbopack bundles into a file of its own (next.config.mjs). */
declare module '*?url' {
  const address: string;
  export default address;
}
