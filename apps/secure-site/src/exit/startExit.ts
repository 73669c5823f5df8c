import { RecoveryError } from '../frame/recovery/RecoveryError'
import { MAX_FILE_LENGTH, parseRecoveryFile, type RecoveryFile } from '../frame/recovery/recoveryFile'
import { createElement } from '../frame/screen/createElement'
import { drawForm } from './drawForm'
import { drawWallet } from './drawWallet'
import { type ExitWallet, openExit } from './openExit'
import { watchNetwork } from './watchNetwork'

/** Starts the exit page. It sends nothing and stores nothing, and forgets what it knows when it is hidden or left. */
export function startExit(body: HTMLElement): void {
  const form = drawForm()
  const notice = createElement('p', { class: 'quiet', role: 'status' })
  const place = createElement('div', {}, form.form)
  body.replaceChildren(createElement('main', {}, ...drawIntroduction(), watchNetwork(), notice, place))

  let file: RecoveryFile | undefined
  let opened: { readonly wallet: ExitWallet; readonly hideWords: () => void } | undefined
  /** Counts wipes, so that what was still opening is thrown away. */
  let era = 0

  const wipe = () => {
    era++
    opened?.hideWords()
    opened?.wallet.wipe()
    opened = undefined
    form.clearSecrets()
    form.setBusy(false)
    if (!form.form.isConnected) place.replaceChildren(form.form)
  }
  const forget = () => {
    wipe()
    file = undefined
    form.forgetFile()
  }
  const fail = (error: unknown, at: 'file' | 'code' | 'password') => {
    if (error instanceof RecoveryError) return form.showError(error.message, at)
    form.showError('Something went wrong. Try again, or use another browser.', at)
  }

  const read = async (picked: File | undefined) => {
    if (!picked) return
    file = undefined
    form.showError('')
    notice.textContent = ''
    try {
      // Reads no large file into memory; a character has at most three bytes.
      file = parseRecoveryFile(
        picked.size > 3 * MAX_FILE_LENGTH ? ' '.repeat(MAX_FILE_LENGTH + 1) : await picked.text(),
      )
      form.showFile(file)
    } catch (error) {
      form.forgetFile()
      fail(error, 'file')
    }
  }

  const open = async () => {
    notice.textContent = ''
    if (!file) return form.showError('Choose your recovery file first.', 'file')
    if (form.isEmpty()) return form.showError(`Enter your ${form.way()}.`, form.way())
    form.showError('')
    form.setBusy(true)
    const mine = ++era
    try {
      const wallet = await openExit(file, form.readSecret())
      if (mine !== era) return wallet.wipe()
      form.clearSecrets()
      const drawn = drawWallet(wallet, () => {
        forget()
        form.file.focus()
      })
      opened = { wallet, hideWords: drawn.hideWords }
      place.replaceChildren(drawn.section)
      drawn.focus()
    } catch (error) {
      if (mine === era) fail(error, form.way())
    } finally {
      if (mine === era) form.setBusy(false)
    }
  }

  form.file.addEventListener('change', () => void read(form.file.files?.[0]))
  form.form.addEventListener('submit', (event) => {
    event.preventDefault()
    void open()
  })
  // A file that is dropped anywhere else would replace this page.
  for (const name of ['dragover', 'drop'] as const) {
    addEventListener(name, (event) => {
      event.preventDefault()
      body.toggleAttribute('data-drop', name === 'dragover')
      if (name === 'drop' && !opened) void read(event.dataTransfer?.files[0])
    })
  }
  addEventListener('dragleave', () => body.removeAttribute('data-drop'))
  addEventListener('pagehide', forget)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return
    const hadSecret = opened !== undefined || form.hasSecret()
    wipe()
    if (hadSecret) notice.textContent = 'This page was hidden, so it has cleared the wallet and what you entered.'
  })
}

const drawIntroduction = () => [
  createElement('h1', {}, 'Open your wallet'),
  createElement(
    'p',
    { class: 'lead' },
    'With your recovery file, and your printed code or password. This page works without the site that made them: it sends nothing and stores nothing.',
  ),
  ...(location.protocol === 'file:'
    ? []
    : [
        createElement(
          'p',
          { class: 'warning' },
          'This page was opened from a website. Save it, and open the saved file instead.',
        ),
      ]),
]
