import { useVirtualizer } from '@tanstack/react-virtual'
import { ChevronDown } from 'lucide'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../components/Icon.js'
import { enActivity } from '../../messages/enActivity.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { ActivityRow, type ActivityRowProps } from './ActivityRow.js'
import { type ListEntry, toEntries } from './toEntries.js'

/** As high as a line is where the text is not larger, and a heading. Pixels. */
const LINE = 56
const HEAD = 30

/** Older ones are asked for when so few entries are left. */
const NEARLY_AT_END = 8

export interface ActivityListProps extends Omit<ActivityRowProps, 'line'> {
  readonly lines: readonly ActivityRowProps['line'][]
  readonly hasMore: boolean
  readonly onEnd: () => void
}

/** What happened, newest first. Only what is on screen is in the page, however much there is. */
export function ActivityList({ lines, hasMore, onEnd, ...row }: ActivityListProps) {
  const texts = useWalletTexts('activity', enActivity)
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<number>(undefined)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  // What scrolls, and how far down in it the list begins.
  const [place, setPlace] = useState<{ readonly body: HTMLElement | null; readonly margin: number }>()
  const entries = useMemo(() => toEntries(lines, opened), [lines, opened])
  useLayoutEffect(() => {
    const body = list.current?.closest<HTMLElement>('.fy-body') ?? null
    const top = (element: Element | null) => element?.getBoundingClientRect().top ?? 0
    const margin = top(list.current) - top(body) + (body?.scrollTop ?? 0)
    // What stands above the list may have grown.
    if (place?.body !== body || Math.abs(place.margin - margin) >= 1) setPlace({ body, margin })
  })
  const margin = place?.margin ?? 0
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => place?.body ?? null,
    estimateSize: (index) => (entries[index]?.type === 'line' ? LINE : HEAD),
    getItemKey: (index) => entries[index]?.key ?? index,
    scrollMargin: margin,
    useFlushSync: false,
    overscan: 4,
  })
  const items = virtualizer.getVirtualItems()
  const isNearEnd = hasMore && (items.at(-1)?.index ?? 0) >= entries.length - NEARLY_AT_END
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that did not fill the screen asks for another
  useEffect(() => {
    if (isNearEnd) onEnd()
  }, [isNearEnd, onEnd, lines.length])

  // The line that a key leads to may come into the page only now.
  useEffect(() => {
    if (wanted.current !== undefined && focusOn(list.current, wanted.current)) wanted.current = undefined
  })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
    const target = item && stepOf(event.key, wanted.current ?? Number(item.dataset.index), entries)
    if (target === null || target === undefined) return
    event.preventDefault()
    virtualizer.scrollToIndex(target)
    if (!focusOn(list.current, target)) wanted.current = target
  }
  const toggle = (key: string) => {
    const month = key.replace(/ spam$/, '')
    const next = new Set(opened)
    if (!next.delete(month)) next.add(month)
    setOpened(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: headings lie between the items, and only some are in the page
    <div
      ref={list}
      className="fy-hist"
      role="list"
      aria-label={texts.label}
      style={{ blockSize: virtualizer.getTotalSize() }}
      onKeyDown={onKeyDown}
    >
      {items.map(({ index, key, start }) => {
        const entry = entries[index]
        if (!entry) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: see the list
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className="fy-hist__item"
            role="listitem"
            style={{ transform: `translateY(${start - margin}px)` }}
          >
            {entry.type === 'head' && (
              <h3 className="fy-group">
                {entry.at === 'pending'
                  ? texts.pendingGroup
                  : entry.at === undefined
                    ? texts.undated
                    : texts.month(entry.at)}
              </h3>
            )}
            {entry.type === 'line' && <ActivityRow line={entry.line} {...row} />}
            {entry.type === 'fold' && (
              <button
                type="button"
                className="fy-row fy-hist__fold"
                aria-expanded={entry.isOpen}
                onClick={() => toggle(entry.key)}
              >
                {texts.spam(entry.count)}
                <Icon node={ChevronDown} className="fy-i fy-i--sm" />
              </button>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** Where a key leads from one entry: over headings, which cannot have the focus. */
function stepOf(key: string, now: number, entries: readonly ListEntry[]): number | undefined {
  const can = (index: number) => entries[index] !== undefined && entries[index]?.type !== 'head'
  const walk = (from: number, step: 1 | -1) => {
    let index = from
    while (entries[index] && !can(index)) index += step
    return can(index) ? index : undefined
  }
  if (key === 'ArrowDown') return walk(now + 1, 1)
  if (key === 'ArrowUp') return walk(now - 1, -1)
  if (key === 'Home') return walk(0, 1)
  if (key === 'End') return walk(entries.length - 1, -1)
  return undefined
}

function focusOn(list: HTMLElement | null, index: number): boolean {
  const row = list?.querySelector<HTMLElement>(`[data-index="${index}"] .fy-row`)
  row?.focus({ preventScroll: true })
  return Boolean(row)
}
