import { Smartphone, SquareArrowOutUpRight } from 'lucide-react'

/** The phone is a page of its own, so that it can stand beside this one. */
export function PhoneTile({ url }: { readonly url: string }) {
  return (
    <section className="sandbox-tile" aria-label="Phone">
      <header>
        <Smartphone size={20} strokeWidth={1.75} aria-hidden />
        <h3>Phone</h3>
      </header>
      <p>A wallet on another device. Give it the link that the modal shows.</p>
      <div className="choices">
        <a className="button button-small" href={`${url}/`} target="_blank" rel="noreferrer">
          Open the phone
          <span className="hidden"> in a new tab</span>
          <SquareArrowOutUpRight size={14} strokeWidth={2.1} aria-hidden />
        </a>
      </div>
    </section>
  )
}
