import { ChevronDown } from 'lucide'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../components/Icon.js'
import { useFormatDate } from '../../hooks/useFormatDate.js'
import { useLoaded } from '../../hooks/useLoaded.js'
import { enActivity } from '../../messages/enActivity.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { ActivityRow, type ActivityRowProps } from './ActivityRow.js'
import { type EntriesProps, focusOn, stepFrom } from './entries.js'
import { type ListEntry, toEntries } from './toEntries.js'

/** More entries than this are drawn only where they are seen; what does that is loaded with the first such list. */
const MANY = 60

/** Older ones are asked for when so much is left below what is seen. Pixels: eight lines. */
const NEARLY_AT_END = 450

export interface ActivityListProps extends Omit<ActivityRowProps, 'line' | 'isBeingReplaced'> {
  readonly lines: readonly ActivityRowProps['line'][]
  readonly hasMore: boolean
  readonly onEnd: () => void
}

const loadLong = () => import('./LongEntries.js')

/** What happened, newest first. */
export function ActivityList({ lines, hasMore, onEnd, ...row }: ActivityListProps) {
  const texts = useWalletTexts('activity', enActivity)
  const formatDate = useFormatDate()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const entries = useMemo(() => toEntries(lines, opened), [lines, opened])
  const isLong = entries.length > MANY
  const long = useLoaded(isLong, loadLong)
  const wanted = useRef<number>(undefined)
  const toggle = (key: string) => {
    const month = key.replace(/ spam$/, '')
    const next = new Set(opened)
    if (!next.delete(month)) next.add(month)
    setOpened(next)
  }
  const draw = (entry: ListEntry) => {
    if (entry.type === 'line') return <ActivityRow line={entry.line} isBeingReplaced={entry.isBeingReplaced} {...row} />
    if (entry.type === 'head') {
      const { at } = entry
      return (
        <h3 className="fy-group">
          {at === 'pending' ? texts.pendingGroup : at === undefined ? texts.undated : formatDate(at, 'month')}
        </h3>
      )
    }
    return (
      <button type="button" className="fy-row fy-fold" aria-expanded={entry.isOpen} onClick={() => toggle(entry.key)}>
        {texts.spam(entry.count)}
        <Icon node={ChevronDown} className="fy-i fy-i--sm" />
      </button>
    )
  }
  const given = { label: texts.label, draw, onNearEnd: hasMore ? onEnd : undefined, wanted }
  if (isLong && long) return <long.LongEntries {...given} entries={entries} />
  return <Entries {...given} entries={entries.slice(0, MANY)} {...(isLong && { onNearEnd: undefined })} />
}

/** A few, all of them in the page. */
function Entries({ entries, label, draw, onNearEnd, wanted }: EntriesProps) {
  const list = useRef<HTMLDivElement>(null)
  // Once there are many, another list takes the place of this one.
  useLayoutEffect(() => {
    const { current } = list
    return () => {
      const root = current?.getRootNode()
      const active = root instanceof ShadowRoot && current?.contains(root.activeElement) ? root.activeElement : null
      const index = active?.closest<HTMLElement>('[data-index]')?.dataset.index
      wanted.current = index === undefined ? undefined : Number(index)
    }
  }, [wanted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that did not fill the screen asks for another
  useEffect(() => {
    const body = list.current?.closest<HTMLElement>('.fy-body')
    if (!body || !onNearEnd) return
    const look = () => {
      if (body.scrollHeight - body.scrollTop - body.clientHeight < NEARLY_AT_END) onNearEnd()
    }
    look()
    body.addEventListener('scroll', look, { passive: true })
    return () => body.removeEventListener('scroll', look)
  }, [onNearEnd, entries.length])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = stepFrom(event, entries)
    if (target !== undefined) focusOn(list.current, target)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: headings lie between the items
    <div ref={list} className="fy-hist" role="list" aria-label={label} onKeyDown={onKeyDown}>
      {entries.map((entry, index) => (
        // biome-ignore lint/a11y/useSemanticElements: see the list
        <div key={entry.key} data-index={index} role="listitem">
          {draw(entry)}
        </div>
      ))}
    </div>
  )
}
