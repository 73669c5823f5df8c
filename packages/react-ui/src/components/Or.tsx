/** Between one kind of ways to connect and the next. */
export function Or({ text }: { readonly text: string }) {
  return (
    <div className="fy-or">
      <span>{text}</span>
    </div>
  )
}
