import type { Page } from 'playwright-core'

/**
 * Lists layout faults in the open modal, one line each: horizontal scrolling, overlapping controls and texts, targets
 * under 44 pixels on touch screens, clipped codes, invisible icons, reversed sentences, and a lost focus.
 */
export async function findLayoutFaults(
  page: Page,
  { isTouch }: { readonly isTouch: boolean },
): Promise<readonly string[]> {
  // Waits for the focus: a focused iframe is hidden, and so loses the focus, while the modal moves.
  await page.waitForFunction(() => document.activeElement !== document.body).catch(() => undefined)
  return page.evaluate((touch) => {
    interface Box {
      readonly left: number
      readonly top: number
      readonly right: number
      readonly bottom: number
    }
    interface Part {
      readonly element: Element
      readonly box: Box
      readonly text: string
    }
    // Overlap in pixels that line spacing may cause.
    const SLACK_PX = 3
    const SLIVER_PX = 12
    const TARGET_PX = 44
    const CONTROLS = 'button, a, input, textarea, iframe, [role="button"], [role="tab"]'
    // Ignored elements: overlays, text for screen readers, and leaving views.
    const ASIDE = '.fy-vh, .fy-ghost, .is-leaving, .fy-toasts, .fy-toast, .fy-qr, [aria-hidden="true"]'

    const root = document.querySelector('[data-foyer]')?.shadowRoot
    const modal = root?.querySelector('.fy-modal')
    if (!root || !modal) return ['there is no modal']

    const meet = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    })
    const isSeen = ({ left, top, right, bottom }: Box) => right - left > SLACK_PX && bottom - top > SLACK_PX
    const isOn = (one: Box, other: Box) => isSeen(meet(one, other))
    // Returns the part of a box that is visible within all clipping ancestors.
    const cut = (from: Element, whole: Box): Box => {
      let box = meet(whole, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })
      for (let each: Element | null = from; each && each !== modal; each = each.parentElement) {
        if (getComputedStyle(each).overflow !== 'visible') box = meet(box, each.getBoundingClientRect())
      }
      return box
    }
    // Some fonts, such as Noto, report lines much higher than their letters.
    const trimLine = ({ left, top, right, bottom }: Box, size: number): Box => {
      const spare = Math.max(0, bottom - top - size) / 2
      return { left, top: top + spare, right, bottom: bottom - spare }
    }
    const nameOf = (element: Element) => {
      const text = element.getAttribute('aria-label') ?? element.textContent?.trim()
      return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} "${text?.slice(0, 40) ?? ''}"`
    }

    const faults: string[] = []
    for (const each of [modal, ...modal.querySelectorAll<HTMLElement>('*')]) {
      const { overflowX } = getComputedStyle(each)
      // Filters scroll horizontally on purpose.
      if (!/auto|scroll/.test(overflowX) || each.matches('.fy-chips, textarea')) continue
      const more = each.scrollWidth - each.clientWidth
      if (more > 1) faults.push(`${nameOf(each)} scrolls sideways by ${more}`)
    }

    // Returns whether two adjacent characters of a left-to-right text are drawn in the other order.
    const isReversed = (node: Node, [first, next]: readonly number[]) => {
      if (first === undefined || next === undefined) return false
      const [one, other] = [first, next].map((at) => {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        return range.getBoundingClientRect()
      })
      return one && other && Math.abs(one.top - other.top) < SLACK_PX && other.left < one.left - 1
    }

    const texts: Part[] = []
    const walker = document.createTreeWalker(modal, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element?.checkVisibility() || !node.textContent?.trim() || element.closest(ASIDE)) continue
      const places = [...node.textContent.matchAll(/\S/gu)].map(({ index }) => index)
      const isLatin = /\p{Script=Latin}/u.test(node.textContent) && !/[\u0590-\u08ff]/.test(node.textContent)
      if (isLatin && [places.slice(0, 2), places.slice(-2)].some((pair) => isReversed(node, pair))) {
        faults.push(`"${node.textContent.trim().slice(0, 40)}" is out of order`)
      }
      const range = document.createRange()
      range.selectNodeContents(node)
      const fontSize = Number.parseFloat(getComputedStyle(element).fontSize)
      for (const line of range.getClientRects()) {
        const box = cut(element, trimLine(line, fontSize))
        if (isSeen(box)) texts.push({ element, box, text: node.textContent.trim().slice(0, 40) })
      }
    }
    const controls: Part[] = [...modal.querySelectorAll(CONTROLS)].flatMap((element) => {
      const box = cut(element, element.getBoundingClientRect())
      return isSeen(box) && element.checkVisibility() && !element.closest(ASIDE)
        ? [{ element, box, text: nameOf(element) }]
        : []
    })
    const frame = modal.getBoundingClientRect()
    if (frame.left < 0 || frame.right > innerWidth) faults.push('the modal is wider than the window')
    for (const { box, text } of [...texts, ...controls]) {
      if (box.left < frame.left - 1 || box.right > frame.right + 1) faults.push(`"${text}" leaves the modal`)
    }
    for (const [index, { element, box, text }] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        if (other.element !== element && isOn(box, other.box)) faults.push(`"${text}" lies on "${other.text}"`)
      }
      for (const control of controls) {
        const isPart = control.element.contains(element) || element.contains(control.element)
        const isLabel = element.closest('label')?.contains(control.element)
        if (!isPart && !isLabel && isOn(box, control.box)) faults.push(`"${text}" lies on ${control.text}`)
      }
    }
    for (const { element, box, text } of controls) {
      // Skips a row of which only the edge is scrolled into view.
      if (box.bottom - box.top < SLIVER_PX && element.getBoundingClientRect().height >= SLIVER_PX) continue
      const hit = root.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      const isOwn = hit && (element.contains(hit) || hit.contains(element))
      // A toast may cover a list for a moment, but never the header or a pinned button.
      const isMessage = hit?.closest('.fy-toast') && !element.closest('.fy-header, .fy-cta')
      if (!isOwn && !isMessage) faults.push(`${text} is covered by ${hit ? nameOf(hit) : 'nothing of ours'}`)
      // The six boxes of an e-mail code count as one target.
      if (!touch || element.matches('iframe, .fy-otp *') || getComputedStyle(element).display === 'inline') continue
      const target = element.closest('label') ?? element
      const { width, height } = target.getBoundingClientRect()
      const grown = getComputedStyle(target, '::after')
      const [wide, high] =
        grown.content !== 'none' && grown.position === 'absolute'
          ? [Number.parseFloat(grown.width), Number.parseFloat(grown.height)]
          : [0, 0]
      const size = [Math.max(width, wide || 0), Math.max(height, high || 0)].map(Math.round)
      if (size.some((side) => side < TARGET_PX)) faults.push(`${text} is ${size.join(' x ')}`)
    }

    const toast = modal.querySelector('.fy-toast')?.getBoundingClientRect()
    for (const part of modal.querySelectorAll('.fy-header, .fy-view:not(.fy-ghost) .fy-cta')) {
      if (toast && isOn(toast, part.getBoundingClientRect())) faults.push(`the toast covers ${nameOf(part)}`)
    }

    // A QR code at the top must show its whole margin, as users scan it at once; they scroll to a code further down.
    for (const plate of modal.querySelectorAll('.fy-body > .fy-qr:first-child')) {
      const whole = plate.getBoundingClientRect()
      const { top, bottom } = cut(plate, whole)
      const lost = Math.round(whole.height - (bottom - top))
      if (plate.checkVisibility() && lost > 0) faults.push(`the plate of a code is cut by ${lost}`)
    }

    // Forced colors may give an icon the color behind it, which axe checks for text only.
    const behind = (element: Element | null): string => {
      const { backgroundColor = '' } = element ? getComputedStyle(element) : {}
      return !element || !/^rgba\(.*, 0\)$/.test(backgroundColor) ? backgroundColor : behind(element.parentElement)
    }
    for (const sign of modal.querySelectorAll('svg.fy-i')) {
      const isDrawn = sign.checkVisibility() && isSeen(cut(sign, sign.getBoundingClientRect()))
      if (isDrawn && getComputedStyle(sign).stroke === behind(sign.parentElement)) {
        faults.push(`a sign in ${nameOf(sign.parentElement ?? sign)} has the colour of what is behind it`)
      }
    }

    // While the embedded wallet prompts, its frame in the page has the focus.
    const { activeElement } = document
    const isOurs = activeElement === root.host && root.activeElement?.checkVisibility()
    if (!isOurs && !activeElement?.closest('[data-foyer-frame]')) {
      faults.push(`the focus is at ${activeElement?.tagName.toLowerCase() ?? 'nobody'}`)
    }
    return [...new Set(faults)]
  }, isTouch)
}
