/** Draws a doorway with the light on. */
export function FoyerMark() {
  return (
    <svg className="foyer-mark" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <rect width="28" height="28" rx="8" />
      <path d="M7 22v-8a7 7 0 0 1 14 0v8" />
      <path d="M11.500 22v-7.500a2.500 2.500 0 0 1 5 0V22" />
    </svg>
  )
}
