import account from './account.css?text'
import base from './base.css?text'
import controls from './controls.css?text'
import fields from './fields.css?text'
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

/** The modal's style sheet. Later parts win over earlier ones. */
export function createModalSheet(): CSSStyleSheet {
  const style = new CSSStyleSheet()
  const parts = [
    inputs,
    tokens,
    base,
    shell,
    rows,
    tags,
    fields,
    controls,
    state,
    account,
    notices,
    sheet,
    motion,
    modes,
  ]
  style.replaceSync(parts.join('\n'))
  return style
}
