/** Shows an email on one line. CSS truncates only the part before the domain. */
export function Email({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <bdi className="fy-email">
      <span className="fy-trunc">{email.slice(0, Math.max(at, 0))}</span>
      <span>{email.slice(Math.max(at, 0))}</span>
    </bdi>
  )
}
