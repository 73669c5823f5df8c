import { type KeyboardEvent, type ReactNode, useId } from 'react'

export interface Tab<T extends string> {
  readonly value: T
  readonly label: string
  readonly icon?: ReactNode
  /** Text that screen readers read after the label; sighted users see a dot. */
  readonly mark?: string | undefined
}

/** Maximum number of tabs whose labels fit beside their icons on a phone. */
const MAX_INLINE_TABS = 3

export interface TabsProps<T extends string> {
  readonly label: string
  readonly tabs: readonly Tab<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  readonly children: ReactNode
}

export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const id = useId()
  const isStacked = tabs.length > MAX_INLINE_TABS && tabs.some(({ icon }) => icon)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const now = tabs.findIndex((tab) => tab.value === value)
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
    const backward = isRtl ? 'ArrowRight' : 'ArrowLeft'
    const steps: Readonly<Record<string, number>> = {
      [forward]: (now + 1) % tabs.length,
      [backward]: (now - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = tabs[steps[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus()
  }
  return (
    <>
      <div
        className={`fy-tabs${isStacked ? ' fy-tabs--stacked' : ''}`}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className="fy-tab"
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.icon && <span className="fy-tab__i">{tab.icon}</span>}
            <span className="fy-tab__l">{tab.label}</span>
            {tab.mark && (
              <>
                <span className="fy-dot fy-tab__m" aria-hidden="true" />
                <span className="fy-vh">{tab.mark}</span>
              </>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
