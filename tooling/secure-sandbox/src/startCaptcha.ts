import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { serveApp } from '@foyer/sandbox/http'

const README = new URL('../../../apps/secure-site/README.md', import.meta.url)
const SECRET = 'secret key of the site'

const SCRIPT = `
  globalThis.turnstile = {
    render(place, { callback }) {
      const button = document.createElement('button')
      button.textContent = 'I’m not a bot'
      button.style = 'display: block; width: 100%; height: 65px'
      button.onclick = async () => callback(await (await fetch('/solve', { method: 'POST' })).text())
      document.querySelector(place).append(button)
    },
  }
  start()`

async function readExample(site: string): Promise<string> {
  const [, example] = /### A captcha.*?```html\n(.*?)```/s.exec(await readFile(README, 'utf8')) ?? []
  if (example === undefined) throw new Error('The README has no page for a captcha')
  return example
    .replace(/https:\/\/challenges\.cloudflare\.com\/\S*api\.js[^"]*/, '/api.js')
    .replace('https://secure.example', site)
}

/** Starts a captcha’s provider with the page of the README. Each token can be used once. */
export async function startCaptcha() {
  const tokens = new Set<string>()
  const used: string[] = []
  const settings = { site: '', isBroken: false, refusals: 0 }
  const answer = async (path: string, body: string): Promise<readonly [type: string, text: string]> => {
    if (path === '/api.js') return ['text/javascript', SCRIPT]
    if (path === '/solve') {
      const token = randomUUID()
      tokens.add(token)
      return ['text/plain', token]
    }
    if (path !== '/verify') return ['text/html', settings.isBroken ? '' : await readExample(settings.site)]
    const form = new URLSearchParams(body)
    const token = form.get('response') ?? ''
    used.push(token)
    const isKnown = tokens.delete(token) && form.get('secret') === SECRET
    if (isKnown && settings.refusals > 0) settings.refusals -= 1
    else if (isKnown) return ['application/json', JSON.stringify({ success: true, hostname: '127.0.0.1' })]
    return ['application/json', JSON.stringify({ success: false, 'error-codes': ['timeout-or-duplicate'] })]
  }
  const server = await serveApp(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const [type, text] = await answer(request.url ?? '/', body)
    response.writeHead(200, { 'content-type': type })
    response.end(text)
  })
  const url = `http://127.0.0.1:${server.port}`
  return {
    settings,
    used,
    options: { page: `${url}/`, verifyUrl: `${url}/verify`, secret: SECRET },
    stop: server.stop,
  }
}
