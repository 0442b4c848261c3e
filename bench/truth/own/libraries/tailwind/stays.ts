import './style.css';
import '@fontsource-variable/inter';
import '@fontsource-variable/bricolage-grotesque';
import { drawPicture } from '../../shared/draw-picture.ts';
import { icon } from './icon.ts';

const huts = [
  ['Cabaña del Roble', 'Sierra Baja', '96', '4,93', 'room', 12, true],
  ['La casa azul', 'Costa de Lirio', '132', '4,88', 'landscape', 119, false],
  ['Molino viejo', 'Valle de Ardo', '78', '4,76', 'room', 40, false],
] as const;

document.body.className = 'bg-stone-50 font-sans text-stone-600 antialiased';
document.body.innerHTML = `
<section class="relative h-[520px] bg-cover bg-center text-white" data-truth="image" style="background-image:url(${drawPicture('landscape', 16, 780, 1040)})"><div class="absolute inset-0 bg-linear-to-b from-black/50 via-black/10 to-black/75" data-truth="none"></div><header class="relative flex items-center px-5 py-4"><svg data-truth="logo" aria-label="cobijo" width="98" height="30" viewBox="0 0 98 30"><path d="M3 17 15 5l12 12v9H3z" fill="#fff"/><text x="33" y="23" font-family="Bricolage Grotesque Variable" font-weight="700" font-size="21" fill="#fff">cobijo</text></svg><span class="ml-auto mr-3 text-sm font-medium">ES</span><button class="grid size-10 place-items-center rounded-full bg-white/20" aria-label="Menú">${icon('menu')}</button></header><div class="absolute inset-x-5 bottom-24"><span class="rounded-full bg-amber-400 px-3 py-1 text-xs font-semibold text-stone-900">Hasta −30 % en otoño</span><h1 class="mt-4 font-display text-[42px] font-bold leading-[1.05]">Duerme donde acaba el asfalto</h1><p class="mt-3 text-white/90">Cabañas, molinos y casas de montaña, elegidas una a una.</p></div></section>
<main class="px-5"><form class="relative -mt-16 rounded-3xl bg-white p-5 shadow-xl shadow-stone-900/10"><label class="flex items-center gap-3 border-b border-stone-200 pb-3"><span class="text-emerald-700">${icon('map-pin')}</span><span class="flex-1"><span class="block text-xs text-stone-500">Destino</span><input class="w-full font-medium text-stone-900 outline-none" value="Cualquier montaña"></span></label><div class="flex"><label class="flex flex-1 items-center gap-3 py-3"><span class="text-emerald-700">${icon('calendar-days')}</span><span><span class="block text-xs text-stone-500">Fechas</span><b class="text-sm font-medium text-stone-900">9 – 12 oct</b></span></label><label class="flex flex-1 items-center gap-3 border-l border-stone-200 py-3 pl-4"><span class="text-emerald-700">${icon('users')}</span><span><span class="block text-xs text-stone-500">Huéspedes</span><b class="text-sm font-medium text-stone-900">2 adultos</b></span></label></div><button class="mt-1 flex w-full items-center justify-center gap-2 rounded-2xl bg-linear-to-r from-emerald-600 to-teal-500 py-3.5 font-semibold text-white">${icon('search')}Buscar</button></form>
<div class="mt-7 flex gap-5 overflow-hidden text-center text-xs font-medium">${[
  ['tree-pine', 'Bosque', 1],
  ['waves', 'Costa', 0],
  ['mountain-snow', 'Nieve', 0],
  ['flame', 'Chimenea', 0],
  ['paw-print', 'Con perro', 0],
  ['tent', 'Tienda', 0],
]
  .map(
    ([name, label, on]) =>
      `<a class="shrink-0 ${on ? 'text-emerald-700' : ''}" href="#"><span class="mx-auto mb-1.5 grid size-12 place-items-center rounded-2xl ${on ? 'bg-emerald-700 text-white' : 'bg-white ring-1 ring-stone-200'}">${icon(name as string)}</span>${label}</a>`,
  )
  .join('')}</div>
<div class="mt-8 flex items-center"><h2 class="font-display text-2xl font-bold text-stone-900">Cerca de ti</h2><a class="ml-auto text-sm font-semibold text-emerald-700" href="#">Ver todo</a></div>
<div class="mt-4 space-y-5">${huts.map(([name, place, price, score, kind, seed, isSaved]) => `<article class="overflow-hidden rounded-3xl bg-white shadow-sm ring-1 ring-stone-900/5"><div class="relative"><img class="h-44 w-full object-cover" alt="${name}" src="${drawPicture(kind, seed, 520, 264)}"><button aria-label="Guardar" class="absolute right-3 top-3 grid size-9 place-items-center rounded-full bg-white ${isSaved ? 'text-rose-500' : 'text-stone-700'}">${icon('heart', `size-5 ${isSaved ? 'fill-current' : ''}`)}</button><div class="absolute inset-x-0 bottom-3 flex justify-center gap-1.5" data-truth="none"><i class="size-1.5 rounded-full bg-white"></i><i class="size-1.5 rounded-full bg-white/60"></i><i class="size-1.5 rounded-full bg-white/60"></i></div></div><div class="p-4"><div class="flex items-center"><h3 class="font-semibold text-stone-900">${name}</h3><span class="ml-auto flex items-center gap-1 text-sm font-medium text-stone-900">${icon('star', 'size-4 fill-amber-400 text-amber-400')}${score}</span></div><p class="text-sm">${place}</p><p class="mt-2 text-sm"><b class="text-lg text-stone-900">${price} €</b> por noche</p></div></article>`).join('')}</div>
<section class="mt-8 rounded-3xl bg-emerald-900 p-6 text-emerald-50"><div class="flex -space-x-3">${[7, 18, 36].map((seed) => `<img class="size-11 rounded-full ring-2 ring-emerald-900" alt="" src="${drawPicture('face', seed, 88, 88)}">`).join('')}</div><h2 class="mt-4 font-display text-2xl font-bold text-white">¿Tienes una casa que espera?</h2><p class="mt-2 text-sm">Te ayudamos con fotos, precios y llaves. Tú pones el café.</p><a class="mt-5 inline-block rounded-xl bg-white px-5 py-2.5 text-sm font-semibold text-emerald-900" href="#">Ser anfitrión</a></section></main>
<nav class="mt-8 grid grid-cols-4 border-t border-stone-200 bg-white py-3 text-center text-[11px] font-medium">${[
  ['search', 'Explorar', 1],
  ['heart', 'Guardados', 0],
  ['luggage', 'Viajes', 0],
  ['circle-user', 'Perfil', 0],
]
  .map(
    ([name, label, on]) =>
      `<a class="${on ? 'text-emerald-700' : 'text-stone-500'}" href="#">${icon(name as string, 'size-6 mx-auto mb-1')}${label}</a>`,
  )
  .join('')}</nav>`;
