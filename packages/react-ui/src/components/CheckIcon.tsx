/** A tick whose path has the length that the drawing animation counts on. */
export function CheckIcon({ className = 'fy-i' }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path pathLength="100" d="m5 12.6 4.6 4.6L19.2 7" />
    </svg>
  )
}
