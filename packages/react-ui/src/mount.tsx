import type { LoadedUi, MountUi } from '@foyer/core'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { lateParts } from './lateParts.js'
import { Modal } from './Modal.js'
import { en, type FirstMessages } from './messages/en.js'
import { translate } from './messages/translate.js'
import { rehearse } from './rehearse.js'
import { createModalSheets } from './theme/sheets.js'
import { UiProvider } from './UiContext.js'
import type { ReactUiOptions } from './uiOptions.js'

/** The view layer, once it is there. */
export const createUi = (options: ReactUiOptions): LoadedUi => ({ mount: createMount(options), rehearse })

/** Mounts the views into an open shadow root: the page's styles stay out, ours stay in, and a strict CSP holds. */
function createMount({ messages, dir }: ReactUiOptions): MountUi {
  // Read while the visitor is still on the way to the button.
  const sheets = createModalSheets()
  const texts: FirstMessages = { ...messages, ...translate(en, messages) }
  return (modal) => {
    const { options } = modal.context
    const host = document.createElement('div')
    host.setAttribute('data-foyer', '')
    const shadow = host.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = sheets
    const isOwnPlace = options.enableEmbedded || options.disableAppend
    const parent = isOwnPlace ? options.container : document.body
    parent?.append(host)
    if (!parent) modal.context.log('warn', 'enableEmbedded and disableAppend need a `container` to put the modal in')

    const root = createRoot(shadow)
    // Shown in the same turn as the click that opened it.
    flushSync(() =>
      root.render(
        <UiProvider modal={modal} messages={texts} host={host} dir={dir} {...lateParts}>
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
