import base from './base.css?text'
import controls from './controls.css?text'
import inputs from './inputs.css?text'
import modes from './modes.css?text'
import motion from './motion.css?text'
import notices from './notices.css?text'
import rows from './rows.css?text'
import sheet from './sheet.css?text'
import shell from './shell.css?text'
import state from './state.css?text'
import tags from './tags.css?text'
import tokens from './tokens.css?text'

/**
 * The modal's style sheets. Later ones win over earlier ones: what a view brings with it goes between them, so that the
 * last word is with phones, reduced motion and forced colours.
 */
export function createModalSheets(): CSSStyleSheet[] {
  return [toSheet([inputs, tokens, base, shell, rows, tags, controls, state, notices]), toSheet([sheet, motion, modes])]
}

function toSheet(parts: readonly string[]): CSSStyleSheet {
  const style = new CSSStyleSheet()
  style.replaceSync(parts.join('\n'))
  return style
}
