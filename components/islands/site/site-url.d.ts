/** Address of a script that Turbopack bundles into its own file (next.config.mjs). */
declare module '*?url' {
  const address: string;
  export default address;
}
