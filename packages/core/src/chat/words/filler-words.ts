import type { InEach } from './language.ts';

/** Words that a question is made of rather than about; they also show which language it is in. */
export const FILLER_WORDS: InEach = {
  en: 'a an the is are was were be been do does did what whats which who how it its this that these those there here i me my you your we our they them their please can could would will should shall give show tell find get have has had use uses used using for by at as if then so just only very much between so not no yes hi hello thanks thank want need know see look one ones exactly about also any px pixel pixels value values exact measured app kind type using up out both either neither another other show write let make like overall general whats wheres hows theyre isnt tell shown displayed visible exactly pls plz btw goes going go actually really whole entire r u',
  de: 'ein eine einen einem einer eines der die das den dem des ist sind war waren sein hat haben was welche welcher welches welchen welchem wie viel wer es er sie ich mir mich mein du dein dir wir uns unser ihr ihre ihren bitte kann kannst können könnte wird werden soll sollte gib zeig zeige sag finde für bei als wenn dann so nur sehr zwischen nicht kein keine keinen ja nein danke will brauche auch noch doch mal denn hier dort diese dieser dieses diesen jetzt genau px pixel wert werte verwendet benutzt genutzt typ sorte beide beiden man art zueinander habe gemessen sieht aus seine seinen seinem ihrem ihrer dessen deren daneben je eigentlich gezeigt angezeigt geht gehen reicht sichtbar ungefähr ganze ganzen ganzer gesamte gesamten',
  fr: 'un une le la les l des du de est sont était être a ont quel quelle quels quelles que quoi qui comment combien il elle ils elles on ce cet cette ces je me moi mon ma mes tu te toi ton vous nous notre s t y en pour par avec si alors juste seulement très entre ne pas non oui merci veux besoin montre donne dis trouve peux peut utilisé utilisée utilisés utilisées est-ce px pixel pixels valeur valeurs aussi plus ici là deux exactement se fait dont c qu n d j type genre sorte son sa ses leur leurs ça quoi fait affiché affichés affichée affichées visible visibles toute tout entière',
  es: 'un una unos unas el la los las lo es son era ser está están hay ha han qué cuál cuáles quién cómo cuánto que se su sus este esta estos estas ese esa eso yo me mi tú te tu usted nos nuestro por para con si entonces solo sólo muy entre no sí gracias quiero necesito muestra muéstrame dame dime encuentra puede puedes usa usan usado usada usados px píxel píxeles valor valores también más aquí allí ambos exactamente al cual tipo hace están tienen muestran mostrados mostradas visibles toda todo entera',
  pt: 'um uma uns umas o a os as é são era ser está estão tem têm que qual quais quem como quanto se seu sua seus suas este esta estes estas esse essa isso isto eu me meu minha você tu te nos nosso por para com então só somente muito entre não sim obrigado obrigada quero preciso mostra mostre dá dê me diga encontre pode usa usam usado usada usados usadas px pixel pixels valor valores também mais aqui ali ambos exatamente ao à qual tipo está estão dele dela deles delas mostrados mostradas visíveis aparecem toda todo inteira',
};

/** Words that add nothing to a question, but mean something where the page shows them. */
export const MILD_WORDS: InEach = {
  en: 'enough, altogether, currently, in total',
  de: 'genug, insgesamt, gerade, stehen',
  fr: 'assez, suffisamment, suffisant, actuellement, au total, en tout',
  es: 'suficiente, bastante, actualmente, en total',
  pt: 'suficiente, bastante, atualmente, no total, em total, ao todo',
};

/** Words that another language has too, where they mean something else: a grand total is not measured in pixels. */
export const FALSE_FRIENDS: InEach = { en: 'grand', de: '', fr: '', es: '', pt: '' };
