import { type RefObject, useLayoutEffect, useRef } from 'react'
import { cloneForExit, prefersReducedMotion } from './cloneForExit.js'
import { EASE_OUT } from './easings.js'

const ROLL_MS = 400

/**
 * Rolls the digits of an element's number that change. They roll in a copy above the element, whose own text is the
 * final number at once, for screen readers too.
 */
export function useRollingDigits(element: RefObject<HTMLElement | null>): void {
  const last = useRef('')
  useLayoutEffect(() => {
    const { current } = element
    const number = current?.textContent ?? ''
    if (current && last.current && last.current !== number && !prefersReducedMotion()) roll(current, last.current)
    last.current = number
  })
}

const isDigit = (character: string | undefined) => character !== undefined && /\d/.test(character)

function roll(element: HTMLElement, before: string): void {
  const copy = cloneForExit(element)
  copy.classList.add('fy-roll')
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (texts.nextNode()) nodes.push(texts.currentNode as Text)
  const columns: HTMLElement[] = []
  // Compares digits from the last one backward, so that ones meet ones and tens meet tens.
  let place = before.length
  for (const node of nodes.reverse()) {
    const characters = [...node.data].reverse().map((character) => {
      const previous = before[--place]
      if (previous === character || !isDigit(character)) return character
      const column = document.createElement('span')
      column.className = 'fy-roll__d'
      column.dataset.before = isDigit(previous) ? previous : ''
      column.append(character)
      columns.push(column)
      return column
    })
    node.replaceWith(...characters.reverse())
  }
  element.parentElement?.querySelector('.fy-roll')?.remove()
  element.after(copy)
  copy.style.translate = `${element.offsetLeft - copy.offsetLeft}px ${element.offsetTop - copy.offsetTop}px`
  const hiding = element.animate({ opacity: [0, 0] }, ROLL_MS)
  for (const column of columns) {
    column.animate([{ transform: 'translateY(100%)' }, {}], { duration: ROLL_MS, easing: EASE_OUT })
  }
  const land = () => copy.remove()
  hiding.finished.then(land, land)
}
