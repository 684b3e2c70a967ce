/** Pages but the front page have no ears. */
export default function NoEars() {
  return null;
}
