/** Reloads the page, without script. */
export function TryAgain() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, and following it loads it again
    <a href="" className="button button-quiet">
      Try Again
    </a>
  );
}
