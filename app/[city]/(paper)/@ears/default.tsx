/** The other pages have no ears. */
export default function NoEars() {
  return null;
}
