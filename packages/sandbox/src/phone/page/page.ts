import type { PhoneState } from '../types'
import { getPromptTitle, renderPromptCard, renderSessionCard, type SendCommand, updateSessionCard } from './cards'
import { getElement, reconcileChildren } from './elements'
import { drawIcon, renderAccounts } from './home'

const AWAY = 'The phone is off.'
const home = getElement('home')
const sheet = getElement('sheet')
const prompts = getElement('prompts')
const sessions = getElement('sessions')
const news = getElement('news')
const problem = getElement('problem')
const input = getElement('uri') as HTMLInputElement

const order: SendCommand = async (path, body) => {
  problem.textContent = ''
  try {
    const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) })
    if (!response.ok) problem.textContent = (await response.json()).error
  } catch {
    problem.textContent = 'The phone does not answer.'
  }
}

function show({ accounts, prompts: waiting, sessions: open }: PhoneState) {
  const promptCards = reconcileChildren(
    prompts,
    waiting,
    ({ id }) => String(id),
    (prompt) => renderPromptCard(prompt, Object.values(accounts).flat(), order),
  )
  const last = waiting.at(-1)
  if (promptCards.added.length > 0 && last !== undefined) news.textContent = getPromptTitle(last)
  else if (waiting.length === 0) news.textContent = ''

  const sessionCards = reconcileChildren(
    sessions,
    open,
    ({ topic }) => topic,
    (session) => renderSessionCard(session, order),
  )
  for (const session of open) {
    const card = [...sessions.children].find((child) => child.getAttribute('data-key') === session.topic)
    if (card instanceof HTMLElement) updateSessionCard(card, session)
  }

  getElement('no-sessions').hidden = open.length > 0
  renderAccounts(accounts)
  showSheet(waiting.length > 0, promptCards.hadFocus)
  if (sessionCards.hadFocus) getElement('sessions-title').focus()
}

// Moves the focus of keyboard users to a title if the focused element is removed, hidden or inert.
function showSheet(isOpen: boolean, hadFocus: boolean) {
  const moves = hadFocus || (isOpen ? home : sheet).contains(document.activeElement)
  sheet.hidden = !isOpen
  home.inert = isOpen
  if (moves) getElement(isOpen ? 'prompts-title' : 'title').focus()
}

getElement('pair').addEventListener('submit', async (event) => {
  event.preventDefault()
  const uri = input.value
  input.value = ''
  await order('/pair', { uri })
})

drawIcon()
const events = new EventSource('/events')
events.addEventListener('message', ({ data }) => {
  if (problem.textContent === AWAY) problem.textContent = ''
  show(JSON.parse(data))
})
events.addEventListener('error', () => {
  problem.textContent = AWAY
})

const options = new URLSearchParams(location.search).get('uri')
if (options !== null) {
  // Removes the pairing link from the address: it works once, and a reload would use it again.
  history.replaceState(null, '', '/')
  order('/pair', { uri: options })
}
