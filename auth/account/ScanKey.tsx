import { correction, generate } from 'lean-qr/nano'
import { useMemo, useState } from 'react'
import { CodeForm } from '#auth/second-factor/CodeForm.tsx'
import type { CodeFailure } from '#auth/second-factor/code.ts'
import { scanKey as words } from '#words/account/enrolment.ts'
import type { Enrolment } from './account.ts'

interface ScanKeyProps {
  enrolment: Enrolment
  /** Checks a code. Resolves to the failure to show, or to undefined if another screen follows. */
  onCode: (factorId: string, code: string) => Promise<CodeFailure | undefined>
  onBack: () => void
}

/** The second step of an enrolment: the key, as a QR code and as text, and the first code. */
export function ScanKey({ enrolment, onCode, onBack }: ScanKeyProps) {
  return (
    <CodeForm words={words} factors={[{ id: enrolment.factorId, name: '' }]} onCode={onCode} onBack={onBack}>
      <div className="grid grid-cols-[minmax(9rem,16rem)_minmax(0,1fr)] border-b max-narrow:grid-cols-1">
        <QrCode text={enrolment.uri} description={words.picture} />
        <KeyText enrolment={enrolment} />
      </div>
    </CodeForm>
  )
}

type Copy = 'copied' | 'notCopied'

/** The key as text, where nothing can scan the QR code: to copy, to type, or to open in an app where this browser runs. */
function KeyText({ enrolment: { uri, secret } }: { enrolment: Enrolment }) {
  const [copy, setCopy] = useState<Copy>()

  async function copyKey(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret)
      setCopy('copied')
    } catch {
      // Browsers refuse clipboard access without a secure connection or permission.
      setCopy('notCopied')
    }
  }

  return (
    <div className="grid content-start gap-2 border-l px-in py-4 max-narrow:border-t max-narrow:border-l-0">
      <dl>
        <dt className="font-bold">{words.key}</dt>
        <dd>
          <code className="font-mono text-deck wrap-anywhere select-all">{grouped(secret)}</code>
        </dd>
      </dl>
      <p>
        <button className="text-button" type="button" onClick={() => void copyKey()}>
          {words.copy}
        </button>
      </p>
      {uri.startsWith('otpauth://') && (
        <p>
          <a href={uri}>{words.open}</a>
        </p>
      )}
      <p className="empty:hidden" role="status">
        {copy && words.copies[copy]}
      </p>
    </div>
  )
}

/** Groups of four characters, which are easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? ''

/** A text as a QR code, black on white in every scheme, because few apps read one that is light on dark. */
function QrCode({ text, description }: { text: string; description: string }) {
  const { size, path } = useMemo(() => qrDrawing(text), [text])
  const width = size + 2 * quietZone
  return (
    <svg
      className="max-w-64 forced-color-adjust-none"
      viewBox={`${-quietZone} ${-quietZone} ${width} ${width}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={description}
    >
      <rect x={-quietZone} y={-quietZone} width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** Light modules around a code (ISO/IEC 18004 asks for four). */
const quietZone = 4

/** A QR code as a path of its dark modules, each one unit wide. */
interface QrDrawing {
  /** Modules in each direction, without the quiet zone. */
  size: number
  /** The path data: one rectangle for each run of dark modules in a row. */
  path: string
}

/** Draws a text as a QR code, with error correction at level M or higher. @throws {Error} when the text is too long */
export function qrDrawing(text: string): QrDrawing {
  const code = generate(text, { minCorrectionLevel: correction.M })
  let path = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) {
      const from = x
      while (code.get(x, y)) x++
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`
    }
  return { size: code.size, path }
}
