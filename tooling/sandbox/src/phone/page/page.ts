import type { PhoneState } from '../types'
import { type Order, questionCard, sessionCard, titleOf, updateSession } from './cards'
import { byId, element, keepChildren } from './elements'

const AWAY = 'The phone is off.'
const questions = byId('questions')
const sessions = byId('sessions')
const news = byId('news')
const problem = byId('problem')
const input = byId('uri') as HTMLInputElement

const order: Order = async (path, body) => {
  problem.textContent = ''
  try {
    const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) })
    if (!response.ok) problem.textContent = (await response.json()).error
  } catch {
    problem.textContent = 'The phone does not answer.'
  }
}

function show({ accounts, questions: asked, sessions: open }: PhoneState) {
  const addresses = Object.values(accounts).flat()
  const keptQuestions = keepChildren(
    questions,
    asked,
    ({ id }) => String(id),
    (question) => questionCard(question, addresses, order),
  )
  const last = asked.at(-1)
  if (keptQuestions.added.length > 0 && last !== undefined) news.textContent = titleOf(last)
  else if (asked.length === 0) news.textContent = ''

  const keptSessions = keepChildren(
    sessions,
    open,
    ({ topic }) => topic,
    (session) => sessionCard(session, order),
  )
  for (const session of open) {
    const card = [...sessions.children].find((child) => child.getAttribute('data-key') === session.topic)
    if (card instanceof HTMLElement) updateSession(card, session)
  }

  byId('no-questions').hidden = asked.length > 0
  byId('no-sessions').hidden = open.length > 0
  byId('accounts').replaceChildren(...addresses.map((address) => element('li', {}, address)))
  // Whoever answered by keyboard goes on from there, not from the top of the page.
  if (keptQuestions.hadFocus) byId('questions-title').focus()
  if (keptSessions.hadFocus) byId('sessions-title').focus()
}

byId('pair').addEventListener('submit', async (event) => {
  event.preventDefault()
  const uri = input.value
  input.value = ''
  await order('/pair', { uri })
})

const events = new EventSource('/events')
events.addEventListener('message', ({ data }) => {
  if (news.textContent === AWAY) news.textContent = ''
  show(JSON.parse(data))
})
events.addEventListener('error', () => {
  news.textContent = AWAY
})

const given = new URLSearchParams(location.search).get('uri')
if (given !== null) {
  // Loading the page again would use the link again, which works once.
  history.replaceState(null, '', '/')
  order('/pair', { uri: given })
}
