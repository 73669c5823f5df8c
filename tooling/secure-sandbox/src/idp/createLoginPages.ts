import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Html, html, renderSimplePage } from '@foyer/secure-site'
import { createOnDemandAssets } from '@foyer/secure-site/build'
import type { Provider } from 'oidc-provider'

const MAX_ACCOUNT_LENGTH = 100
const MAX_FORM_BYTES = 10_000

export function createLoginPages({
  provider,
  brands,
  siteOrigin,
}: {
  provider: Provider
  brands: Readonly<Record<string, string>>
  siteOrigin: string
}) {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // `form-action` includes the secure site, as the submitted form redirects there.
    'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${siteOrigin}`,
  }
  return {
    async interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
      try {
        const { params } = await provider.interactionDetails(request, response)
        if (request.method !== 'POST') {
          const brand = brands[String(params.client_id)] ?? 'this company'
          response.writeHead(200, headers).end(chooseAccount(brand, siteOrigin))
          return
        }
        const form = new URLSearchParams(await readText(request))
        const account = (form.get('account') ?? '').trim().toLowerCase().slice(0, MAX_ACCOUNT_LENGTH)
        const isDeclined = form.get('answer') !== 'continue' || account === ''
        const result = isDeclined
          ? { error: 'access_denied', error_description: 'The visitor declined.' }
          : { login: { accountId: account, remember: false } }
        await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
      } catch {
        response.writeHead(410, headers).end(expired)
      }
    },
    async style(response: ServerResponse) {
      response
        .writeHead(200, { 'content-type': 'text/css; charset=utf-8' })
        .end(await createOnDemandAssets().pageStyle())
    },
  }
}

const whole = (title: string, body: Html) => `<!doctype html>\n${renderSimplePage(title, body).text}`

const chooseAccount = (brand: string, siteOrigin: string) =>
  whole(
    `Sign in to ${brand} (sandbox)`,
    html`<h1>Sign in to ${brand} (sandbox)</h1><p>${new URL(siteOrigin).host} will learn your name and e-mail.</p>
<form method="post"><label for="account">E-mail or account name</label>
<input id="account" name="account" autocomplete="username" autocapitalize="off" spellcheck="false" autofocus>
<button name="answer" value="continue">Continue</button><button class="second" name="answer" value="decline">Decline</button></form>
<p class="quiet">This stands for the page of ${brand}. Any name will do; one with an @ is an e-mail.</p>`,
  )

const expired = whole('Begin again', html`<h1>This page is too old</h1><p>Close it and begin again.</p>`)

async function readText(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk
    if (text.length > MAX_FORM_BYTES) throw new Error('The form is too long.')
  }
  return text
}
