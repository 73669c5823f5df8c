import { formatEmail } from '@foyer/core/ui'

export interface WithEmailProps {
  readonly email: string
  readonly text: (email: string) => string
}

/** A sentence in which an address stands out, wherever a language puts it. Long ones lose their middle. */
export function WithEmail({ email, text }: WithEmailProps) {
  const shown = formatEmail(email)
  const [before, ...after] = text(shown).split(shown)
  return (
    <>
      {before}
      <b>
        <bdi>{shown}</bdi>
      </b>
      {after.join(shown)}
    </>
  )
}
