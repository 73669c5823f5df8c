import { QrCode, ScanQrCode, SquareArrowOutUpRight } from 'lucide-react'
import { useState } from 'react'
import { ErrorLine } from '../parts/Outcome'

/** Shows the phone's page, and a button with which the phone scans the modal's QR code. */
export function PhoneTab({ url }: { readonly url: string }) {
  const [problem, setProblem] = useState<string>()
  const [scans, setScans] = useState(0)
  const scan = async () => {
    setProblem(undefined)
    const { scanModalQr } = await import('./scanModalQr')
    const uri = await scanModalQr()
    if (uri === undefined) return setProblem('The modal shows no code now. Choose WalletConnect in it.')
    setScans((count) => count + 1)
    const answer = await fetch(`${url}/pair`, { method: 'POST', body: JSON.stringify({ uri }) }).catch(() => undefined)
    if (!answer?.ok) setProblem('The phone could not use this code.')
  }
  return (
    <div className="device">
      <div className="note">
        <p>A wallet on another device, with real keys.</p>
        <button type="button" className="button button-small" onClick={scan}>
          <ScanQrCode size={14} strokeWidth={2.1} aria-hidden />
          Scan the code
        </button>
        <a className="icon-button" href={`${url}/`} target="_blank" rel="noreferrer" aria-label="Phone in a new tab">
          <SquareArrowOutUpRight size={14} strokeWidth={2.1} aria-hidden />
        </a>
      </div>
      <div className="outcome" role="status">
        {problem && <ErrorLine>{problem}</ErrorLine>}
      </div>
      <div className="phone">
        <iframe title="Phone" src={`${url}/`} />
        {/* Fades by itself; the key begins it anew. */}
        {scans > 0 && (
          <div key={scans} className="phone-scan" aria-hidden>
            <span>
              <QrCode size={132} strokeWidth={1} />
            </span>
          </div>
        )}
      </div>
    </div>
  )
}
