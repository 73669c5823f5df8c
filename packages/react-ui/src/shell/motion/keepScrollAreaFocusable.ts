const FOCUSABLE = ':is(button, a[href], input, summary, iframe, [tabindex="0"]):not(:disabled, [tabindex="-1"])'

/** Makes a view's body a tab stop while it scrolls and contains nothing that the keyboard can reach. */
export function keepScrollAreaFocusable(card: HTMLElement, titleId: string): () => void {
  let body: HTMLElement | null = null
  const update = () => {
    if (!body) return
    // Both heights are rounded: a pixel may be no scroll.
    const isScrolling = body.scrollHeight > body.clientHeight + 1
    const isStop = isScrolling && !hasVisible(body, FOCUSABLE)
    if (isStop === (body.tabIndex === 0)) return
    // Removing the attribute instead would take the focus from the body.
    body.tabIndex = isStop ? 0 : -1
    if (isStop) {
      body.setAttribute('role', 'region')
      body.setAttribute('aria-labelledby', titleId)
    } else {
      body.removeAttribute('role')
      body.removeAttribute('aria-labelledby')
    }
  }
  // Reports a size after the layout, and the first one of each observed element: `update` forces no layout.
  const sizes = new ResizeObserver(update)
  const observe = () => {
    sizes.disconnect()
    body = card.querySelector('.fy-view:not(.fy-ghost) .fy-body')
    if (body) for (const each of [body, ...body.children]) sizes.observe(each)
  }
  observe()
  const changes = new MutationObserver(observe)
  changes.observe(card, { childList: true, subtree: true })
  return () => {
    sizes.disconnect()
    changes.disconnect()
  }
}

const hasVisible = (container: HTMLElement, selector: string): boolean =>
  [...container.querySelectorAll(selector)].some((each) => each.getClientRects().length > 0)
