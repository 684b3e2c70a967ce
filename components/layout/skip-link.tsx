export function SkipLink() {
  return (
    <a href="#content" className="button button-main fixed top-2 left-2 z-50 not-focus:sr-only">
      Skip to content
    </a>
  );
}
