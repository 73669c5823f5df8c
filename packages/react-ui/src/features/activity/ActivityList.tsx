import { ChevronDown } from 'lucide'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../components/Icon.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useFormatDate } from '../../internal/useFormatDate.js'
import { useLazyValue } from '../../internal/useLazyValue.js'
import { ActivityRow, type ActivityRowProps } from './ActivityRow.js'
import {
  type ActivityEntriesProps,
  type ActivityListEntry,
  focusEntry,
  getNextEntryIndex,
  groupActivitiesByMonth,
} from './activityEntries.js'
import { enActivity } from './texts.js'

/** Longer lists are virtualized; that code loads with the first long list. */
const MAX_UNVIRTUALIZED = 60

/** Distance from the list's end, about eight lines, at which the list requests the next page. */
const NEAR_END_PX = 450

export interface ActivityListProps extends Omit<ActivityRowProps, 'line' | 'isBeingReplaced'> {
  readonly lines: readonly ActivityRowProps['line'][]
  readonly hasMore: boolean
  readonly onEnd: () => void
}

const loadLong = () => import('./VirtualActivityList.js')

export function ActivityList({ lines, hasMore, onEnd, ...row }: ActivityListProps) {
  const texts = useWalletTexts('activity', enActivity)
  const formatDate = useFormatDate()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const entries = useMemo(() => groupActivitiesByMonth(lines, opened), [lines, opened])
  const isLong = entries.length > MAX_UNVIRTUALIZED
  const long = useLazyValue(isLong, loadLong)
  const focusTarget = useRef<number>(undefined)
  const toggle = (key: string) => {
    const month = key.replace(/ spam$/, '')
    const next = new Set(opened)
    if (!next.delete(month)) next.add(month)
    setOpened(next)
  }
  const draw = (entry: ActivityListEntry) => {
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
  const entriesProps = { label: texts.label, draw, onNearEnd: hasMore ? onEnd : undefined, focusTarget }
  if (isLong && long) return <long.VirtualActivityList {...entriesProps} entries={entries} />
  return (
    <Entries
      {...entriesProps}
      entries={entries.slice(0, MAX_UNVIRTUALIZED)}
      {...(isLong && { onNearEnd: undefined })}
    />
  )
}

function Entries({ entries, label, draw, onNearEnd, focusTarget }: ActivityEntriesProps) {
  const list = useRef<HTMLDivElement>(null)
  // Hands the focus over to the virtualized list, which replaces this one as the list grows.
  useLayoutEffect(() => {
    const { current } = list
    return () => {
      const root = current?.getRootNode()
      const active = root instanceof ShadowRoot && current?.contains(root.activeElement) ? root.activeElement : null
      const index = active?.closest<HTMLElement>('[data-index]')?.dataset.index
      focusTarget.current = index === undefined ? undefined : Number(index)
    }
  }, [focusTarget])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that did not fill the screen asks for another
  useEffect(() => {
    const body = list.current?.closest<HTMLElement>('.fy-body')
    if (!body || !onNearEnd) return
    const look = () => {
      if (body.scrollHeight - body.scrollTop - body.clientHeight < NEAR_END_PX) onNearEnd()
    }
    look()
    body.addEventListener('scroll', look, { passive: true })
    return () => body.removeEventListener('scroll', look)
  }, [onNearEnd, entries.length])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = getNextEntryIndex(event, entries)
    if (target !== undefined) focusEntry(list.current, target)
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
