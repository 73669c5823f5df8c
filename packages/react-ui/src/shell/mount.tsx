import type { LoadedUi, MountUi } from '@foyer/core'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { en, type FirstViewMessages, type Translation } from '../i18n/en.js'
import { mergeTranslation } from '../i18n/mergeTranslation.js'
import { UiProvider } from '../internal/UiContext.js'
import { viewLoaders } from '../views/views.js'
import { Modal } from './Modal.js'
import { prepareOpening } from './prepareOpening.js'
import type { ReactUiOptions } from './reactUi.js'
import base from './theme/base.css?text'
import controls from './theme/controls.css?text'
import inputs from './theme/inputs.css?text'
import modes from './theme/modes.css?text'
import motion from './theme/motion.css?text'
import notices from './theme/notices.css?text'
import rows from './theme/rows.css?text'
import sheet from './theme/sheet.css?text'
import shell from './theme/shell.css?text'
import state from './theme/state.css?text'
import tags from './theme/tags.css?text'
import tokens from './theme/tokens.css?text'

interface LoadedOptions extends Omit<ReactUiOptions, 'messages'> {
  readonly messages: Translation | undefined
}

const toDirection = (language: string | undefined) =>
  language === undefined ? undefined : /^(ar|fa|he|ur)\b/.test(language) ? 'rtl' : 'ltr'

export const createReactUi = (options: LoadedOptions): LoadedUi => ({
  mount: createMount(options),
  prepare: prepareOpening,
})

/** Mounts the views in an open shadow root: isolates styles and satisfies a strict CSP. */
function createMount({ messages, dir = toDirection(messages?.language) }: LoadedOptions): MountUi {
  // Parses the style sheets before the user presses the button.
  const sheets = createModalSheets()
  const texts: FirstViewMessages = { ...messages, ...mergeTranslation(en, messages) }
  return (modal) => {
    const { options, stores } = modal.context
    stores.theme.$language.set(texts.language)
    const host = document.createElement('div')
    host.setAttribute('data-foyer', '')
    const shadow = host.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = sheets
    const isOwnPlace = options.enableEmbedded || options.disableAppend
    const parent = isOwnPlace ? options.container : document.body
    parent?.append(host)
    if (!parent) modal.context.log('warn', 'enableEmbedded and disableAppend need a `container` to put the modal in')

    const root = createRoot(shadow)
    // Renders in the task of the click, so that the modal is visible at once.
    flushSync(() =>
      root.render(
        <UiProvider modal={modal} messages={texts} host={host} dir={dir} {...viewLoaders}>
          <Modal />
        </UiProvider>,
      ),
    )
    return {
      unmount() {
        root.unmount()
        host.remove()
      },
    }
  }
}

/** Creates two sheets. View styles go between them, so that rules for phones, reduced motion and forced colors win. */
function createModalSheets(): CSSStyleSheet[] {
  return [toSheet([inputs, tokens, base, shell, rows, tags, controls, state, notices]), toSheet([sheet, motion, modes])]
}

function toSheet(parts: readonly string[]): CSSStyleSheet {
  const style = new CSSStyleSheet()
  style.replaceSync(parts.join('\n'))
  return style
}
