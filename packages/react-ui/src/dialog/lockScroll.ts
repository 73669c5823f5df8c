/** Stops the page behind from scrolling, without a jump where a scrollbar takes room. */
export function lockScroll(): () => void {
  const hasScrollbar = window.innerWidth > document.documentElement.clientWidth
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    // A short page's root would end above the dialog, and tools would take the dialog for clipped.
    `html { overflow: hidden !important; min-height: 100vh !important; ${hasScrollbar ? 'scrollbar-gutter: stable !important;' : ''} }`,
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}
