import { createElement } from '../frame/screen/createElement'
import type { ExitAccount, ExitWallet } from './openExit'

/** Draws an open wallet: its addresses, and its words on request. */
export function drawWallet(wallet: ExitWallet, onClose: () => void) {
  const heading = createElement('h2', { tabindex: '-1' }, 'Your wallet is open')
  const words = createElement('ol', { class: 'words', 'aria-label': 'The 24 words of your wallet' })
  const help = createElement('div', { class: 'help', hidden: '' }, ...drawHelp(wallet.accounts))
  const show = createElement('button', { class: 'first', type: 'button', 'aria-expanded': 'false' }, 'Show the words')
  const close = createElement('button', { class: 'second', type: 'button' }, 'Close the wallet')
  words.hidden = true
  const toggle = (isShown: boolean) => {
    words.replaceChildren(...(isShown ? wallet.readWords() : []).map((word) => createElement('li', {}, word)))
    words.hidden = !isShown
    help.hidden = !isShown
    show.setAttribute('aria-expanded', String(isShown))
    show.textContent = isShown ? 'Hide the words' : 'Show the words'
  }
  show.addEventListener('click', () => toggle(words.childElementCount === 0))
  close.addEventListener('click', onClose)
  const section = createElement(
    'section',
    { class: 'card' },
    heading,
    createElement('dl', {}, ...wallet.accounts.flatMap(drawAccount)),
    createElement(
      'p',
      { class: 'warning' },
      'Anyone with these words can take everything in this wallet. Make sure that no person and no camera sees your screen.',
    ),
    show,
    words,
    help,
    close,
  )
  return { section, focus: () => heading.focus(), hideWords: () => toggle(false) }
}

const drawAccount = ({ name, address }: ExitAccount) => [
  createElement('dt', {}, name),
  createElement('dd', { class: 'code' }, address),
]

const drawHelp = (accounts: readonly ExitAccount[]) => [
  createElement('h3', {}, 'Use them in another wallet'),
  createElement(
    'p',
    {},
    'Write the words on paper, in this order. In another wallet, choose to import a wallet by its recovery phrase, and enter them. Its first account should show the address above.',
  ),
  createElement(
    'dl',
    {},
    ...accounts.flatMap(({ name, path }) => [
      createElement('dt', {}, `Path for ${name}`),
      createElement('dd', { class: 'code' }, path),
    ]),
  ),
  createElement(
    'p',
    {},
    'If a wallet shows another address, enter the path in its settings. There is no extra passphrase: leave that field empty.',
  ),
  createElement(
    'p',
    {},
    'If you used a smart account, its coins are at an address of its own. These words own that account, but most wallets don’t show it.',
  ),
]
