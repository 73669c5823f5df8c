import { hashSecret } from '../server/keys/secrets'

const [VERIFIER, WINDOW_SECRET] = ['v'.repeat(43), 'w'.repeat(43)]

interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, string | undefined>>
}

type Call<Result extends Answer> = (path: string, body: object) => Promise<Result & { readonly body: object }>

interface EmailChanges {
  readonly token: string | undefined
  /** Last change of each token. */
  readonly begun: Map<string | undefined, string>
}

/**
 * Plays the frame and its window in calls of a test: adds their secrets, redeems the ticket of a login, and names the
 * last change of e-mail that the same token began.
 */
export const withEmailSecrets =
  <Result extends Answer>(call: Call<Result>, { token, begun }: EmailChanges = { token: '', begun: new Map() }) =>
  async (path: string, body: object): Promise<Result> => {
    const windowChallenge = hashSecret(WINDOW_SECRET)
    if (path === 'email/begin') return call(path, { challenge: hashSecret(VERIFIER), windowChallenge, ...body })
    if (path === 'email/change') {
      const change = await call(path, { windowChallenge, ...body })
      if (change.body?.attempt !== undefined) begun.set(token, change.body.attempt)
      return change
    }
    if (path.startsWith('email/change/')) {
      return call(path, { attempt: begun.get(token) ?? 'a'.repeat(43), secret: WINDOW_SECRET, ...body })
    }
    if (path !== 'email/finish') return call(path, body)
    const finished = await call(path, { secret: WINDOW_SECRET, ...body })
    const { ticket } = finished.body
    if (ticket === undefined || !('attempt' in body)) return finished
    const redeemed = await call('email/redeem', { attempt: body.attempt, verifier: VERIFIER, ticket })
    const { login } = redeemed.body as { login?: Answer['body'] }
    return login === undefined ? redeemed : { ...redeemed, body: login }
  }
