/** Stops the page behind from scrolling, without a jump where a scrollbar takes room. A page that fits is left alone. */
export function lockScroll(): () => void {
  const { scrollHeight, clientHeight, clientWidth } = document.documentElement
  if (scrollHeight <= clientHeight) return () => {}
  const hasScrollbar = window.innerWidth > clientWidth
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `html { overflow: hidden !important; ${hasScrollbar ? 'scrollbar-gutter: stable !important;' : ''} }`,
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}
