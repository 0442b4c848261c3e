import './style.css';
import '@fontsource-variable/geist';
import {
  ArrowLeft,
  CheckCheck,
  FileText,
  Image,
  Mic,
  Paperclip,
  Phone,
  Play,
  SendHorizontal,
  Video,
} from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';
import { Avatar, Badge, Button, Input } from './ui.tsx';

const lena = drawPicture('face', 45, 72, 72);
const wave = [6, 10, 16, 22, 14, 9, 18, 26, 20, 12, 8, 15, 24, 17, 10, 6, 12, 20, 14, 8];
const bubble = 'w-fit max-w-[270px] rounded-2xl px-3.5 py-2 text-sm';

function Page() {
  return (
    <div className="flex h-screen flex-col">
      <header className="flex items-center gap-3 border-b px-3 py-2.5">
        <Button variant="ghost" size="icon" aria-label="Back">
          <ArrowLeft />
        </Button>
        <div className="relative">
          <Avatar name="Lena Vogt" src={lena} className="size-10" />
          <i className="border-background absolute right-0 bottom-0 size-3 rounded-full border-2 bg-emerald-500" />
        </div>
        <div className="leading-tight">
          <h1 className="text-sm font-semibold">Lena Vogt</h1>
          <p className="text-muted-foreground text-xs">Writing…</p>
        </div>
        <div className="ml-auto flex">
          <Button variant="ghost" size="icon" aria-label="Call">
            <Phone />
          </Button>
          <Button variant="ghost" size="icon" aria-label="Video">
            <Video />
          </Button>
        </div>
      </header>
      <div className="flex items-center gap-2 border-b bg-amber-50 px-4 py-2 text-xs text-amber-900">
        <FileText className="size-4" />
        Pinned: floor plan, version 4<Badge className="ml-auto border-amber-300">Open</Badge>
      </div>
      <main className="flex flex-1 flex-col gap-3 overflow-hidden bg-[#fafafa] p-4">
        <div className="flex items-center gap-3">
          <i className="bg-border h-px flex-1" />
          <span className="text-muted-foreground text-xs">Today</span>
          <i className="bg-border h-px flex-1" />
        </div>
        <div className="flex items-end gap-2">
          <Avatar name="Lena Vogt" src={lena} className="size-7" />
          <div className={`${bubble} bg-card rounded-bl-sm border shadow-xs`}>
            Good morning! The tiles have arrived. Shall I send you a photo?
          </div>
        </div>
        <div className={`${bubble} bg-primary text-primary-foreground self-end rounded-br-sm`}>
          Please do. I have been waiting for them all week.
        </div>
        <div className="flex items-end gap-2">
          <Avatar name="Lena Vogt" src={lena} className="size-7" />
          <div className="bg-card w-[240px] overflow-hidden rounded-2xl rounded-bl-sm border shadow-xs">
            <img
              alt="The tiles in the kitchen"
              className="h-28 w-full object-cover"
              src={drawPicture('room', 28, 480, 260)}
            />
            <div className="flex items-center px-3 py-2 text-xs">
              <span>Kitchen, north wall</span>
              <span className="text-muted-foreground ml-auto">09:14</span>
            </div>
          </div>
        </div>
        <div className="-mt-1 ml-10 flex gap-1">
          <Badge className="bg-card rounded-full">❤ 2</Badge>
          <Badge className="bg-card rounded-full">+1</Badge>
        </div>
        <div className={`${bubble} bg-primary text-primary-foreground flex items-center gap-3 self-end rounded-br-sm`}>
          <span className="bg-background text-foreground grid size-8 place-items-center rounded-full">
            <Play className="size-4 fill-current" />
          </span>
          <span className="flex h-7 items-center gap-[3px]" data-truth="none">
            {wave.map((height, index) => (
              <i
                key={index}
                className={`w-[3px] rounded-full ${index < 9 ? 'bg-white' : 'bg-zinc-500'}`}
                style={{ height }}
              />
            ))}
          </span>
          <span className="text-xs">0:24</span>
        </div>
        <div className="text-muted-foreground -mt-2 flex items-center gap-1 self-end text-xs">
          <CheckCheck className="size-3.5 text-blue-600" />
          Read 09:20
        </div>
        <div className="flex items-end gap-2">
          <Avatar name="Lena Vogt" src={lena} className="size-7" />
          <div className={`${bubble} bg-card rounded-bl-sm border shadow-xs`}>
            <div className="bg-muted mb-2 flex items-center gap-3 rounded-lg p-2.5">
              <span className="grid size-9 place-items-center rounded-md bg-rose-100 text-rose-600">
                <FileText className="size-5" />
              </span>
              <div className="text-xs">
                <b className="block font-medium">Offer 2026-118.pdf</b>
                <span className="text-muted-foreground">PDF · 1.2 MB</span>
              </div>
            </div>
            Here is the offer. The second page is the one with the warm floor.
          </div>
        </div>
        <div className="flex items-center gap-2">
          <Avatar name="Lena Vogt" src={lena} className="size-7" />
          <div className="bg-card flex gap-1 rounded-2xl border px-3.5 py-3 shadow-xs">
            <i className="size-1.5 rounded-full bg-zinc-400" />
            <i className="size-1.5 rounded-full bg-zinc-300" />
            <i className="size-1.5 rounded-full bg-zinc-200" />
          </div>
        </div>
      </main>
      <footer className="border-t p-3">
        <div className="mb-2.5 flex gap-2">
          {['Looks good', 'How long will it take?', 'Call me'].map((text) => (
            <Button key={text} variant="outline" size="sm" className="h-7 rounded-full text-xs">
              {text}
            </Button>
          ))}
        </div>
        <div className="flex items-center gap-1.5">
          <Button variant="ghost" size="icon" aria-label="Attach">
            <Paperclip />
          </Button>
          <Button variant="ghost" size="icon" aria-label="Photo" className="-ml-2">
            <Image />
          </Button>
          <div className="relative flex-1">
            <Input className="h-10 rounded-full pr-10" placeholder="Message" />
            <Mic className="text-muted-foreground absolute top-3 right-3 size-4" />
          </div>
          <Button size="icon" className="size-10 rounded-full" aria-label="Send">
            <SendHorizontal />
          </Button>
        </div>
      </footer>
    </div>
  );
}

createRoot(document.getElementById('root')!).render(<Page />);
