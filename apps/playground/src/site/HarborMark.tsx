export function HarborMark() {
  return (
    <svg className="harbor-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#12304a" />
      <path d="M16 6.500v12.500H8.500c4-3 6.500-7 7.500-12.500Z" fill="#fff" />
      <path d="M17.500 9.500c3 2.500 5 5.500 6 9.500h-6z" fill="#fff" opacity=".7" />
      <path
        d="M6.500 22.500c3-2.200 6.200-2.200 9.500 0s6.500 2.200 9.500 0"
        fill="none"
        stroke="#6fd0d6"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
    </svg>
  )
}
