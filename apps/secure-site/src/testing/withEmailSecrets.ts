import { hashSecret } from '../server/keys/secrets'

const [VERIFIER, WINDOW_SECRET] = ['v'.repeat(43), 'w'.repeat(43)]

interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, string | undefined>>
}

type Call<Result extends Answer> = (path: string, body: object) => Promise<Result & { readonly body: object }>

/** Plays the frame and its window in calls of a test that logs in: adds their secrets, and redeems the ticket. */
export const withEmailSecrets =
  <Result extends Answer>(call: Call<Result>) =>
  async (path: string, body: object): Promise<Result> => {
    if (path === 'email/begin') {
      const hashes = { challenge: hashSecret(VERIFIER), windowChallenge: hashSecret(WINDOW_SECRET) }
      return call(path, { ...hashes, ...body })
    }
    if (path !== 'email/finish') return call(path, body)
    const finished = await call(path, { secret: WINDOW_SECRET, ...body })
    const { ticket } = finished.body
    if (ticket === undefined || !('attempt' in body)) return finished
    const redeemed = await call('email/redeem', { attempt: body.attempt, verifier: VERIFIER, ticket })
    const { login } = redeemed.body as { login?: Answer['body'] }
    return login === undefined ? redeemed : { ...redeemed, body: login }
  }
