/** Only the front page has boxes beside the nameplate. */
export default function NoEars() {
  return null;
}
