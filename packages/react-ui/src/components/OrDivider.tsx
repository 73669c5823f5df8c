export function OrDivider({ text }: { readonly text: string }) {
  return (
    <div className="fy-or">
      <span>{text}</span>
    </div>
  )
}
