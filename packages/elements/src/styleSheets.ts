import { accountButtonStyles } from '@foyer/react-ui/internal/accountButtons'
import { buttonStyles } from '@foyer/react-ui/internal/buttons'

// The defaults of the theme move to the host, where a rule of the page for the element wins.
export const elementStyles = `
:host { display: inline-block; vertical-align: middle; --fy-accent: #0f6b50; --fy-radius: 4px; --fy-base: 10px;
  --fy-font: system-ui, sans-serif; }
:host([hidden]) { display: none; }
button.fy-page { --fy-accent: inherit; --fy-radius: inherit; --fy-base: inherit; --fy-font: inherit; inline-size: 100%; }
`

let shared: { readonly buttons: CSSStyleSheet[]; readonly hidden: CSSStyleSheet } | undefined

/** Creates the style sheets that all elements share. A strict CSP forbids style elements. */
export function getStyleSheets() {
  shared ??= {
    buttons: [buttonStyles, accountButtonStyles, elementStyles].map(createStyleSheet),
    hidden: createStyleSheet(':host { display: none; }'),
  }
  return shared
}

function createStyleSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
