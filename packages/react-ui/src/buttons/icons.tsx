// Drawn here and not taken from the icon library, whose machinery would double the buttons' size.

export function ChevronIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="m6 9.500 6 6 6-6" />
    </svg>
  )
}

export function WarningIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M10.400 4.400 2.900 17.300A1.900 1.900 0 0 0 4.500 20h15a1.900 1.900 0 0 0 1.600-2.700L13.600 4.400a1.850 1.850 0 0 0-3.200 0Z" />
      <path d="M12 9.500v4M12 16.700v.01" />
    </svg>
  )
}
