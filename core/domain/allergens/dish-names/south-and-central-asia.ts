import type { NamedDish } from "#core/domain/allergens/world-dishes/named-dish.ts";

/** The regions of India, Pakistan, Bangladesh, Sri Lanka, Nepal, Bhutan, the Maldives, Afghanistan and Central Asia. */
export const SOUTH_AND_CENTRAL_ASIAN_NAMES: readonly NamedDish[] = [
  [
    "aasmi, adai, aloo baingan, aloo beans, aloo bhorta, aloo bonda, aloo dum, aloo gosht, aloo jeera, aloo keema, aloo matar, aloo palak, aloo sadeko, aloo shimla mirch, aloo tama, alu tama, alur dom, aluwa, ambali, amritsari chole, arbi masala, arhar dal, athirasa, baingan ka bharta, bassaru, batata vada, beef fry kerala, beef ularthiyathu, beetroot curry, begun bhaja, begun bhorta, beguni, beguni bangladeshi, bhaat, bhapa pitha, bharwa bhindi, bharwa karela, bhee, bhindi do pyaza, bhorta, bhuga, bhuna, bhuna gosht, bhuna khichuri, bhutan, black pork curry, bong paye, brinjal moju, cafrael, cafreal, caldin, ceylon curry, chana dal, channay, chapli kebab, chargha, chatamari, chettinad chicken, chhoila, chhwela, chicken balti, chicken bhuna, chicken cafreal, chicken chettinad, chicken do pyaza, chicken jalfrezi, chicken karahi, chicken madras, chicken masala, chicken sukka, chicken xacuti",
    "m",
  ],
  [
    "chikar cholay, chitoi pitha, choila, chorizo goan, chotpoti, choyla, coconut rice, conjee, daal, daal bhat, daal gosht, dal bhat tarkari, dal gosht, dal pakwan, dalcha, dalma, dalwada, dhal curry, dhido, dhindo, dum aloo banarasi, elumas, erachi curry, erachi ularthiyathu, erissery, fafda, gasagase, gathiya, ghugni, goat curry, gobhi masala, gobi matar, gojju, gosht, gosht karahi, gota, gotukola sambol, gundruk, gundruk ko jhol, halapa, ishtew, ishtu, jackfruit curry, jardaloo, jardaloo salli, jasha maru, jeera aloo, jimbu dal, jimikand, jolada rotti, kadala curry, kala bhuna, kallappam, kalo bhuna, kalo dal, kanchipuram idli, kanjee, kanji, kara kuzhambu, karela, kata kat, katakat, kathal, kathal ki sabzi, kavum, keema, keema matar, keerai, keerai masiyal, keerai vadai, kerala chicken curry, kerala stew, kiribath, koki, kokis, kola kanda, kola urundai, konda kavum, kootu, kori gassi",
    "m",
  ],
  [
    "kori rotti, kosambari, kosha, kozhi curry, kozhi varuval, kukul mas, kukul mas curry, kurkuri bhindi, kuzhambu, kwati, laal maans, lahori chargha, landhi, lauki ki sabzi, lavariya, magaz, mallum, mallung, masoor dal, methi gota, mezban, mezbani, mezhukkupuratti, milagu kuzhambu, milk rice, mini idli, mirchi bajji, mixed vegetable curry, moong dal, mung kavum, murgh cholay, murmura chivda, mutton chukka, mutton dhansak, mutton karahi, mutton rogan josh, mutton sukka, mysore bonda, nadan kozhi, namkeen gosht, nattu kozhi, neer dosa, olan, onion bhaji, pakku, palak pakora, palappam, palya, panchphoron dal, pandhra rassa, pani pol, papadum, parippu, paruppu, paruppu usili, paruppu vadai, pathia, pepper chicken, pesarattu, peshawari karahi, phaksha paa, pindi chole, pittu, piyaju, plain hopper, polos, polos curry, poriyal, pork black curry, pork vindaloo, puli kuzhambu, pulinkari, pyaz pakora",
    "m",
  ],
  [
    "qeema, quati, ragi mudde, ragi porridge, ragi roti, railway mutton, rajma chawal, reshmi kabab, rosh, saaru, sai bhaji, sajji, sali boti, salli boti, sarapatel, seekh kebab, sekuwa, sel roti, set dosa, shakam paa, shami kebab, shinwari, sindhi curry, singhi, siri paye, soppu, sorpotel, sri lankan dhal, string hoppers, sukka mutton, sukuti, sukuti sadeko, syabji, taas, taash, taka tak, tambda rassa, tandoori gobi, tarkari, tawa chicken, tehari bangladeshi, thakkali sadam, thambili, thatte idli, thengai sadam, thoran, tinda, tinda masala, tok dal, tomato rice, toor dal, ulundu vadai, urad dal, varutharacha, vatha kuzhambu, veg jalfrezi, veg kadai, veg kolhapuri, vegetable stew kerala, vellayappam, wambatu moju, wo nepali, yomari",
    "m",
  ],
  [
    "aab gosht, aamras puri, aaruul, abrayshum kebab, achar gosht, achari chicken, achari tikka, ada pradhaman coconut, afghani chicken, aloo kulcha, aloo paratha, aloo posto, ambur biryani, amritsari kulcha, bagala bath, banjari gosht, baqarkhani, besan barfi, besan ladoo, beshbarmak qatyq, bhapa doi, bhoger khichuri, bihari boti, bihari kebab, bisibelebath, borani banjan, borani bonjan, borani kadoo, borani kadu, borhani, boti kebab, buffalo curd, burani, butter naan, butter pav, butter tea, byaslag, chaka, chakah, chana dal fry, chanar dalna, chanar payesh, cheese naan, chhanar dalna, chhena gaja, chhena jhili, chhena poda, chhurpi, chicken afghani, chicken bharta, chicken changezi, chicken ghee roast, chicken handi, chicken kali mirch, chicken lababdar, chicken rezala, chicken white karahi, chocolate barfi, cholar dal, chukauni, churpee, churpi, curd and treacle, dahi aloo, dahi baingan",
    "M",
  ],
  [
    "dahi bhindi, dahi gosht, dahi kebab, dal khichdi, dampukht, datshi, dharwad peda, dhokar dalna, dindigul biryani, dogh, doi begun, doodh pak, doodh patti, dudh puli, dudhi halwa, dum pukht, ema datse, ema datshi, fada lapsi, galawati kebab, galouti kebab, garlic naan, gatte ki sabzi, ghee rice, ghee roast, gobi paratha, gol papdi, goshtaba, gudpak, gushtaba, halwa e zardak, hara bhara kebab, hogaay, hogay, holige, juju dhau, kaalan, kaddo bourani, kadhi chawal, kadoo borani, kadu bouranee, kakori kebab, kalan, karachi halwa, karak chai, keema naan, ker sangri, ketchree qoroot, kewa datse, kewa datshi, khad, kheer kadam, khichdi, khichuri, khira sagara, khuwa, kichiri quroot, kichree quroot, kichri, kiri pani, kolkata biryani, korot, kort, kosha mangsho, kunda, kunna gosht, laal maas, langar dal, maa ki dal, magaj, magas, majjige huli, makki di roti, makki ki roti, mal pua, malai chaap",
    "M",
  ],
  [
    "mango lassi, mango mastani, maska bun, mastani, mathura peda, mattha, meekiri, memoni biryani, methi ladoo, methi paratha, milk barfi, mishti, missi roti, modak, mohi, mooli paratha, moong dal khichdi, mosaranna, mosh, motichoor ladoo, motichur ladoo, murgh afghani, murgh handi, murgh kali mirch, murgh malai, murgh musallam, mutton ghee roast, mutton korma, namkeen karahi, nariyal barfi, neer mor, nolen gur, nolen gurer, noon chai, obattu, olan coconut, onion kulcha, paal payasam, panchamrit, panchmel dal, paneer bhurji, paneer lababdar, papad ki sabzi, pati sapta, paya, peas pulao, pineapple kesari, po cha, posto, pulissery, pustakari, qorut, quroot, rasbari, reshmi kebab, rice kheer, rista, roghni naan, roshmalai, safed maas, sarson da saag, sha datshi, shamu datshi, sheer berenj, sheer birinj, shir berenj, shukto, sikam datshi, sikarni, sindhi biryani, sindhi kadhi besan, suja",
    "M",
  ],
  [
    "suutei tsai, sweet pongal, tahari, talkysh, tandoori chicken, tarag, tatar chak, tehari, tehri, thabdi, thalassery biryani, thayir vadai, thukpa bhatuk, ukadiche modak, veg handi, veg makhanwala, veg pulao, watalappam custard, white karahi, zarda, zow shungo",
    "M",
  ],
  [
    "aash e afghani, afarar, aloo samosa, artadzykhon, ashlan fu, ashlanfu, ashlyamfu, aush afghani, aushak leek, avar khinkal, banana fritters kerala, bansh, bansh tsai, bansi rava, bathica, batica, bauyrsak, bedmi puri, belish, belke, besbarmaq, besh barmak, beshparmak, bhaktapur, bolinhas, bolinhas de coco, boortsog, boov, borsok, bread upma, broken wheat, buff momo, buuz, c momo, ceylon parotta, chakolya, chibereki, chicken momo, chicken puff, chicken roll kolkata, chilli parotta, chow chow bath, chuchpara, chuchvara, chudu, club kachori, coconut roti, coin parotta, crispy chilli baby corn, crispy corn, dal pithi, daleem, dalnash, davonjyn, dograma, dushbara, ekmek turkmen, ellu ada, ethakka appam, fatir, fidjin, fini, fish batter fry, fish bun, fitchi, fruit biscuit, fulto, fydjin, fydzhin, galnash, gambir, gash nan, gatlama, goash e feel, godamba roti, godhuma dosa, godhuma rava",
    "Wme",
  ],
  [
    "gosh e fil, gosh fil, gothamba roti, gothambu dosa, gupchup, guriltai shol, gushfil, gutap, guyru lagman, gwaramari, hailmag, halisa, haliva, halive, haluwa, halwa aurdi, halwa e aurd samanak, hanum, hingalsh, honim, hoshaan, hoshan, huushuur, ichlekli, irachi pathiri, irani samosa, ishlekli, ishlykly, jeera biscuit, jelabi, jeri, jeri swari, kalkals, karachi biscuit, kartofjyn, katlama, kattama, keema samosa, kerala parotta, kesme, kespe, khajur bihar, khamiri roti, khanum, khapsay, khapse, khasta kachori, khichda, khichin, khinkal, khinkal dagestan, khuushuur, kimbula banis, kobete, kolcha, koraishutir kochuri, kothey momo, kovurma lagman, kozho, kulcha afghani, kulkul, kulkuls, kumgan samsa, ladi pav, lagmon, lakshabureki, lokum nogai, maalu paan, malpuwa, naan afghani, nan e afghani, naryn, naryn noodles, neureos, nevri, nimki, nimkin, norin, olibakh, onion samosa, oromo",
    "Wme",
  ],
  [
    "osmania biscuit, ossetian pie, ossetian pies, paan, patties sri lankan, pazham pori, pazhampori, peremyach, phini roti, phuchka, pishme, pol roti, poricha parotta, posy buryat, pozy, puchka, pyaz kachori, qatlama, qozon patir, ribbon cake, roast paan, roat, sambusa baraki, sarburma, sha bhaley, sha momo, sha phaley, shabaley, shakarob, shapale, shelpek, shingara, singara, singhara samosa, somsa, sri lankan patties, sugiyan, sukhiyan, sukiyan, sumalak, sumalyak, sumanak, swari, taba nan, tandyr nan, tandyr samsa, tatar ash, thekua, then thuk, ting momo, tingmo, toast biscuit, toki non, tsakharajyn, tsuivan, tushpara, ualibakh, uchpochmak, ugro, ul boov, unash, uppuma, uyghur lagman, varan phal, veechu parotta, veg chowmein, veg momo, velibah, walibah, wheat dosa, yantik, yantyk, yupqa, zhizhig galnash, zur belish",
    "Wme",
  ],
  [
    "ambot tik, amritsari macchi, anishi, ayala, ayala fry, bajiya, bangda fry, bhapa ilish, bombil fry, boshi mashuni, chagem, chapala pulusu, chepa pulusu, chepa shutki, chepala pulusu, chepala vepudu, chhencheda, chital muitha, chitol, coconut sambol, dahi machha, dhon riha, eromba, fihunu mas, fish ambotik, fish ambul thiyal, fish caldinho, fish dopiaza, fish kalia, fish koliwada, fish orly, fish recheado, garudhiya, gulha, ilish bhaja, ilish bhapa, ilish polao, iromba, jadi, karimeen fry, karimeen pollichathu, katta sambol, kavaabu, kiri malu, koi maach, kottayam fish curry, kulhi boakibaa, kulhimas, loitta, lunu miris, macha besara, macher chop, macher matha, machha besara, machha jhola, mackerel recheado, malu ambul thiyal, malu curry, malu kirata, malu mirisata, mas huni, mas huniii, mashuni, mathi, mathi fry, meen mulakittathu, meen peera, meen pollichathu, meen varuval",
    "F",
  ],
  [
    "meen vattichathu, morok metpa, muri ghonto, murighonto, nethili, nethili fry, nethili varuval, netholi, nga atoiba, nga thongba, ngari, ooti, pabda, paplet, parshe, patra ni machi, patrani machhi, pol sambal, pomfret fry, rawas, rechado, recheado, rihaakuru, rui kalia, rui maach, rui macher, saas ni machhi, sas ni machi, seeni sambal, shidal, shidol, shorshe ilish, shutki, shutki bhorta, shutki maach, sidra, sidra ko achar, singju, sorshe ilish, sura puttu, surmai fry, tangra, tarapori patio, tareli boi, theluli mas, vanjaram, vanjaram fry, xit kodi, xitt kodi",
    "F",
  ],
  [
    "arikkadukka, bagda chingri, bhangjan prawn, bhapa chingri, caranguejo recheado, chemmeen manga, chemmeen roast, chemmeen ularthiyathu, chimbori, chingri bhapa, chingri fry, chingudi, chingudi jhola, chingudi malai, crab xec xec, daab chingri, dab chingri, dallo, devilled cuttlefish, devilled prawns, dhungri, eral kuzhambu, eral thokku, eral varuval, golda chingri, hbc cuttlefish, hot butter cuttlefish, isso curry, isso vade, isso vadei, isso wade, jaffna crab curry, kakda, kallumakkaya, kanava, kekda, khekda, khube, kishmur, kismur, kolambi bhaat, kolambi fry, koliwada prawns, kolmi no patio, kolmino patio, koonthal, koonthal roast, kurli, kurlya, lau chingri, lepo, mussels fry kerala, nandu varuval, ngari prawn, njandu roast, patia, prawn koliwada, prawn patio, prawn recheado, prawns koliwada, royyala iguru, royyala pulusu, royyala vepudu, shinanyo, sungta, sungta hooman, sungtachi",
    "S",
  ],
  ["tisreo, tisrya, tisryo, xacuti de caranguejo, xec xec", "S"],
  [
    "atte ka halwa, aush, baati, bakarkhani, belesh, bobbatlu, boorsok, botishal, bun maska, butter cake, chandrakala, cheeroti, chepalgash, chirote, chiroti, dal bafla, echpochmak, gud pak, kada prasad, kara prashad, khailmag, khari biscuit, khychin, khychiny, kurutob, kystyby, laccha paratha, lachcha shemai, lachha paratha, lalmohan, lalmohun, lavang latika, litti chokha, lobongo latika, mashawa, maushawa, naan khatai, obbattu, ochpochmak, patishapta, peremech, porota, puran poli, qistibi, qurutob, raj kachori, rumali roti, shemai, suji ka halwa, suryakala, sutarfeni, taftan",
    "MWe",
  ],
  [
    "ada pradhaman, bukhara halva, chapandaz, chicken pasanda, chicken white korma, doon chetin, haft mewa, haft mewah, halva uzbek, jawari halwa, kabuli palaw, kahwa, kashmiri kahwa, khalvaitar, khasta shirin, khubani, kozinaki, lamb pasanda, mughlai chicken, murgh mughlai, narenj palao, narenj palaw, nishalda, noql, norinj palau, nuqul, parippu pradhaman, parvarda, pashmak, pashmakh, qabeli palaw, qabili palau, qabuli palaw, qubani ka meetha, talkan, urama, veg korma, veg kurma, white gravy, zarda palaw, zhent",
    "Tm",
  ],
  [
    "badanekayi ennegayi, batata poha, bharli bhendi, bharli vangi, chitranna, chiwda, churumuri, congress kadlekai, danyachi amti, danyachi usal, elumichai sadam, ennegai, ennegayi, farali chivda, farali pattice, farsan, girmit, jhal muri, jhalmuri, kadala mittai, kadalai mittai, kanda poha, kobbari annam, makai chivda, mirchi thecha, murmura, namkeen mix, navratan mix, nimbu rice, pallila chutney, peanut chikki, peanut sundal, pesarattu chutney, puli sadam, rajgira chikki, sev usal, thecha, vangi bath, vangibath, verkadalai sundal, verusenaga",
    "P",
  ],
  [
    "akuri, anda bhurji, ande ka halwa, baghlan omelette, bheeda per eedu, bombay egg, caramel pudding, dim er jhol, dim kosha, dimer dalna, dimer kosha, egg appam, egg fried rice, egg halwa, egg masala, egg pakora, egg roast, egg thokku, jaz byz, karavalla, karayee, kerala egg roast, khageena, khagina, kodi guddu, kodiguddu, lagan nu custard, mutta roast, mutta surka, muttai paniyaram, omelette curry, parsi akuri, per eedu, sali per eedu, tokhm banjan, tokhme banjanromi, vattalappam, watalappam",
    "E",
  ],
  [
    "baida roti, baursak, bibikkan, bombay toast, boso lagman, bread omelette, breudher, chak chak, chakchak, chatti pathiri, chattipathiri, chinese rolls sri lankan, dim er devil, dimer devil, egg chowmein, egg devil, egg hopper, egg roll kolkata, fish fry kolkata, fish kabiraji, kabiraji, kabiraji cutlet, kothu parotta, love cake, moglai porota, mutton cutlet, mutton rolls, roht, sri lankan rolls, tikki breaded, tokmach, tuhum barak, tukhum barak, vegetable chop",
    "EWm",
  ],
  [
    "achar nepali, adhirasam, aloo ke gutke, aloo ko achar, alu ko achar, alu vadi, aluvadi, anarsa, arisa, arsa, bhang ki chutney, chegodilu, ellu bella, ellu urundai, ellunde, farsi puri, ghila pitha, gun powder, gunpowder, idli podi, janthikalu, jantikalu, kothimbir vadi, milagai podi, momo achar, nippattu, nuvvula pulagam, podi idli, sesame chutney, thattai, til ki chutney, til patti, tilkut",
    "Z",
  ],
  [
    "bisi bele bath, chicken chaap, chicken korma, dum aloo kashmiri, gajrela, ghari, gond ladoo, kabuli pulao, kashmiri chai, lauki halwa, methi matar malai, mohanthal, pal payasam, peshawari naan, sakkarai pongal, sheer chai, sheer payra, sheer pira, sheer yakh, soan papdi, surti ghari",
    "MTe",
  ],
  [
    "chicken manchurian, chilli potato, chopsuey rice sri lanka, chowmein, devilled chicken, devilled pork, devilled potato, dragon chicken, gyathuk, honey chilli potato, hot and sour soup, la phing, laping, manchow, manchow soup, nasi goreng sri lanka, sri lankan fried rice, thenthuk, veg fried rice, veg manchurian",
    "WY",
  ],
  [
    "akhuni, axone, axone pork, bhatmas, bhatmas sadeko, bhatmas sandeko, hawaijar, kinema, kinema curry, meal maker, meal maker curry, nutrela, smoked pork axone, soya chaap, soya keema, tandoori soya chaap, tungrymbai",
    "Y",
  ],
  [
    "airag, chal, chalob, chalop, katyk, kaymak central asian, kumis, kurt, kurut, kymyz, mastava, moshxurda, qatiq, qurut, shubat, suzma",
    "Mt",
  ],
  ["double ka meetha, gujiya, karanji, kesari bath, lapsi, malpua, mawa kachori, panjiri, pinni", "MTW"],
  ["khara bath, kurma, nokul, samsa", "TWme"],
  ["bharwa baingan, gutti vankaya, puliyodarai, undhiyu", "PZ"],
  ["fish cutlets, fish patties, fish rolls, malu paan", "EFW"],
  ["jaffna kool, kool jaffna, odiyal kool, seafood moilee", "FS"],
  ["handvo, khandvi", "MZ"],
  ["kutchi dabeli, rava upma", "PW"],
  ["methi thepla, thepla", "WZme"],
  ["chicken lollipop, drums of heaven", "EWY"],
  ["gubadia, gubadiya", "MEW"],
  ["soya malai chaap", "MY"],
  ["shakkarpara", "MWZ"],
  ["lamprais", "FW"],
  ["kosh tele", "ME"],
];
