import type { KeyboardEvent } from 'react'

interface Grid {
  readonly now: number
  readonly count: number
  readonly columns: number
}

/** Returns the index of the tile that an arrow key, Home or End moves to; undefined outside the grid. */
export function getNextTileIndex({ key, currentTarget }: KeyboardEvent<HTMLElement>, grid: Grid): number | undefined {
  const target = findTarget(key, currentTarget, grid)
  return target !== undefined && target >= 0 && target < grid.count ? target : undefined
}

// Reads style and layout only for keys that need them.
function findTarget(key: string, element: HTMLElement, grid: Grid): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return grid.now + getForwardStep(element)
    case 'ArrowLeft':
      return grid.now - getForwardStep(element)
    case 'ArrowDown':
      return grid.now + grid.columns
    case 'ArrowUp':
      return grid.now - grid.columns
    case 'Home':
      return 0
    case 'End':
      return grid.count - 1
    default:
      return undefined
  }
}

const getForwardStep = (element: HTMLElement) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

export function focusTile(grid: HTMLElement | null, index: number): boolean {
  const tile = grid?.querySelector<HTMLElement>(`button[data-index="${index}"]`)
  tile?.focus({ preventScroll: true })
  return Boolean(tile)
}
