import type { KeyboardEvent } from 'react'

/** Where a key leads from one tile of a grid. Undefined for a key that leads nowhere, or out of it. */
export function stepInGrid(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  { now, count, columns }: { readonly now: number; readonly count: number; readonly columns: number },
): number | undefined {
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: now + (isRtl ? -1 : 1),
    ArrowLeft: now + (isRtl ? 1 : -1),
    ArrowDown: now + columns,
    ArrowUp: now - columns,
    Home: 0,
    End: count - 1,
  }
  const target = steps[key]
  return target !== undefined && target >= 0 && target < count ? target : undefined
}

/** Gives the focus to a tile, if it is in the page. */
export function focusTile(grid: HTMLElement | null, index: number): boolean {
  const tile = grid?.querySelector<HTMLElement>(`button[data-index="${index}"]`)
  tile?.focus({ preventScroll: true })
  return Boolean(tile)
}
