import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pageLinks } from './pageLinks'

export function PageMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = menu
      if (!current?.open) return
      const isOutside = event.target instanceof Node && !current.contains(event.target)
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      if (event.type === 'pointerdown' ? isOutside : isEscape) current.open = false
      if (isEscape) current.querySelector('summary')?.focus()
    }
    addEventListener('pointerdown', close)
    addEventListener('keydown', close)
    return () => {
      removeEventListener('pointerdown', close)
      removeEventListener('keydown', close)
    }
  }, [])
  return (
    <details ref={menu} className="page-menu">
      <summary className="button button-small">
        Pages
        <ChevronDown size={14} strokeWidth={2.1} aria-hidden />
      </summary>
      <nav aria-label="Pages">
        {pageLinks.map(([path, name]) => (
          <a key={path} href={`/pages/${path}/`}>
            {name}
            <code>{path}</code>
          </a>
        ))}
      </nav>
    </details>
  )
}
