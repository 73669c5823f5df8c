/** Reports the height in CSS pixels at which the content would not scroll, now and when it changes. */
export function watchHeight(
  { content, footer }: { readonly content: HTMLElement; readonly footer: HTMLElement },
  changed: (height: number) => void,
  signal: AbortSignal,
): void {
  let last = 0
  const measure = () => {
    const [first, end] = [content.firstElementChild, content.lastElementChild]
    if (!first || !end) return
    const { paddingTop, paddingBottom } = getComputedStyle(content)
    const parts = end.getBoundingClientRect().bottom - first.getBoundingClientRect().top
    const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
    const height = Math.ceil(parts + padding + footer.getBoundingClientRect().height)
    if (height !== last) changed(height)
    last = height
  }
  const resized = new ResizeObserver(measure)
  for (const each of [footer, ...content.children]) resized.observe(each)
  signal.addEventListener('abort', () => resized.disconnect())
}
