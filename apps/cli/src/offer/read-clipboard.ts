import type { Desktop } from '../terminal.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

const POWERSHELL = `
  Add-Type -AssemblyName System.Windows.Forms, System.Drawing
  $image = [Windows.Forms.Clipboard]::GetImage()
  if ($image) {
    $bytes = New-Object IO.MemoryStream
    $image.Save($bytes, [Drawing.Imaging.ImageFormat]::Png)
    [Convert]::ToBase64String($bytes.ToArray())
  }`;

type Reader = { program: string; args: string[]; encoding?: 'hex' | 'base64' };

/** The programs that a system reads its clipboard with, in the order to try them, and how each prints a PNG. */
const READERS: Partial<Record<NodeJS.Platform, readonly Reader[]>> = {
  // Prints «data PNGf89504E47…».
  darwin: [{ program: 'osascript', args: ['-e', 'get the clipboard as «class PNGf»'], encoding: 'hex' }],
  win32: [
    {
      program: 'powershell',
      args: ['-NoProfile', '-NonInteractive', '-STA', '-Command', POWERSHELL],
      encoding: 'base64',
    },
  ],
  linux: [
    { program: 'wl-paste', args: ['--type', 'image/png'] },
    { program: 'xclip', args: ['-selection', 'clipboard', '-target', 'image/png', '-out'] },
  ],
};

const decodeOutput = (output: Buffer, encoding: Reader['encoding']): Buffer => {
  if (encoding === undefined) return output;
  const text = output.toString('utf8').trim();
  return Buffer.from(encoding === 'hex' ? text.replace(/^«data PNGf|»$/g, '') : text, encoding);
};

/** The image in the clipboard as PNG; undefined where there is none, or no program that reads it. */
export const readClipboard = async ({ platform, run }: Desktop): Promise<Uint8Array | undefined> => {
  for (const { program, args, encoding } of READERS[platform] ?? []) {
    const output = await run(program, args);
    const image = output && decodeOutput(output, encoding);
    if (image?.subarray(0, PNG.length).equals(PNG)) return image;
  }
  return undefined;
};
